#include "rules/judge.h"

unsigned
laws_before(const struct position *position, const struct trial *trial)
{
	return judge_before(position, trial);
}

unsigned
laws_after(struct position *position, const struct trial *trial, const struct undo *undo)
{
	return judge_after(position, trial, undo);
}

bool
laws_impossible(unsigned broken)
{
	return (broken & judge_impossible) != 0;
}
