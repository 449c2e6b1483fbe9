// Compiles kifu.h as C++, and converts standard input to the format that it is given.
#include <cstdio>
#include <iostream>
#include <iterator>
#include <memory>
#include <string>

#include <kifu.h>

int
main(int, char **argv)
{
	std::unique_ptr<kifu, decltype(&kifu_free)> context(kifu_new(nullptr), kifu_free);
	std::string bytes{ std::istreambuf_iterator<char>(std::cin), {} };
	kifu_writing how{};
	const char *text;
	std::size_t size;

	how.size = sizeof how;
	kifu_open_bytes(context.get(), nullptr, bytes.data(), bytes.size());
	for (; kifu_next(context.get()) == KIFU_OK; how.later = 1) {
		if (kifu_write(context.get(), argv[1], &how, &text, &size) != KIFU_OK)
			std::cerr << kifu_error(context.get()) << '\n';
		else
			std::cout.write(text, static_cast<std::streamsize>(size));
	}
}
