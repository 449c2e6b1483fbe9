#ifndef CMD_HOST_FOLDER_H
#define CMD_HOST_FOLDER_H

#include "cmd/host/program.h"

/*
 * The folder of -d, which is made before the sandbox is entered, so that nothing above it need be
 * allowed.  To remove it again would need rights above it: a process that stays outside the sandbox
 * does that, and heeds nothing but the end of the run.  It can remove only what is empty.
 */
struct folder {
	char *path;
	size_t first; /* length of the topmost folder that was made; 0: none */
	int process;
	int alive, gone; /* this process's ends of pipes; closing alive ends the run */
};

/* Makes a folder and those above it that are missing.  Call it while there is one thread.  Returns
 * NULL, or why there is no such folder. */
const char *folder_make(struct folder *folder, struct program *program, const char *path);

/* Removes the folders that were made, up to the first that is not empty.  A folder that is zero is
 * allowed. */
void folder_leave(struct folder *folder);

#endif
