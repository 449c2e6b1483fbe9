#include "writers/common/append.h"

#define TEN(tens)                                                                                  \
	tens, '0', tens, '1', tens, '2', tens, '3', tens, '4', tens, '5', tens, '6', tens, '7',    \
	    tens, '8', tens, '9'

#define PAIRS(pad)                                                                                 \
	{                                                                                          \
		TEN(pad), TEN('1'), TEN('2'), TEN('3'), TEN('4'), TEN('5'), TEN('6'), TEN('7'),    \
		    TEN('8'), TEN('9')                                                             \
	}

const char append_pairs[2][200] = { PAIRS('0'), PAIRS(' ') };
