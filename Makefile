# make         builds build/kifu and build/libkifu.a, the archive of its objects
# make lib     builds the library that other programs link: build/lib/libkifu.a and libkifu.so
# make check   runs every test and every guard; with SAN=1 under ASan, UBSan and LeakSanitizer,
#              with SAN=thread under ThreadSanitizer
# make deps    installs the packages that building and testing need (apt, dnf, pacman or brew); deps all, building;
#              deps-long (apt) the engines of which check-long skips what is not installed
# make fuzz    fuzzes every reader, writer and command for T seconds each (60); needs clang
# make demo    converts and lints a record
# make static  builds build/static/kifu, which needs no library (musl-tools)
# make wasm    builds build/web: the page and the npm package (emscripten)
# make site    makes build/site: the manual as plain HTML in two languages, with a page for each rule
# make dist    makes build/kifu-VERSION.tar.gz of the sources
# make deb     makes Debian's packages in build/deb (debhelper)
# make release puts the tarball, the static program, the packages and their checksums into build/release
# Also: look, attack, bench, bench-instructions, check-long, coverage, mutants, planted, peers, torture, environments,
# install, install-strip, uninstall, clean.

PREFIX   = /usr/local
LIBDIR   = $(PREFIX)/lib
B        = build$(if $(SAN),/$(if $(filter thread,$(SAN)),tsan,san))
# One name for the same file, or the dependencies that one call of make writes mean nothing to the next
override B := $(patsubst $(CURDIR)/%,%,$B)
CFLAGS  ?= -O2 -g
WARN     = -Wall -Wextra -Wshadow -Wconversion -Wvla -Wformat=2 -Wstrict-prototypes
SANITIZE = $(if $(SAN),$(if $(filter thread,$(SAN)),-fsanitize=thread, \
    -fsanitize=address -fsanitize=undefined -fno-sanitize-recover=all))
# What hardens the program, and what clears and copies structs without rep stos and rep movs of x86, which take long to
# begin (each where the compiler takes it, none in sanitizer builds); and what keeps this folder's name out of it.  The
# user's flags follow and win.
STRUCTS  = unrolled_loop:64:noalign,libcall:-1:noalign
HARDEN   = $(if $(findstring -fsanitize,$(SANITIZE) $(CPPFLAGS) $(CFLAGS)),, \
    -D_FORTIFY_SOURCE=2 -fstack-protector-strong -fstack-clash-protection -fcf-protection -mbranch-protection=standard \
    -mmemset-strategy=$(STRUCTS) -mmemcpy-strategy=$(STRUCTS) $(RELRO:%=-Wl,-z,%))
RELRO    = relro now noexecstack
FLAGS    = -std=c11 -D_POSIX_C_SOURCE=200809L -D_FILE_OFFSET_BITS=64 -I. $(WARN) @$B/harden $(SANITIZE) \
    $(CPPFLAGS) $(CFLAGS) @$B/cflags
LINK     = $(CC) @$B/hardlink $(SANITIZE) $(LDFLAGS) -o $@
T        = 60
FUZZCC   = clang
V        = @# empty: show the commands in full
# A private collection of records, not part of the project; tests that need it are skipped without it.
KIFU_CORPUS ?= $(abspath ../shared/corpus)

LIB     := record parsers rules writers lib
SRC     := $(sort $(shell find $(LIB) cmd -name '*.c'))
HDR     := $(sort $(shell find $(LIB) cmd -name '*.h'))
BESIDE   = %_test.c %_bench.c %_fuzz.c
PROGRAM := $(filter-out $(BESIDE),$(SRC)) $(foreach h,$(HDR),$(if $(findstring /testing_,$h),,$h))
OBJ     := $(SRC:%.c=$B/%.o)
SIDE    := $(filter %_test.o %_bench.o %_fuzz.o,$(OBJ))
# Sources that a script prints.
PRINTED := $(patsubst %.sh,$B/%.o,$(shell find $(LIB) cmd/schema -name '*.sh'))
LIBO    := $(filter-out $B/cmd/% $(SIDE),$(OBJ) $(PRINTED))
CMDO    := $(filter-out $(LIBO) $(SIDE),$(OBJ) $(PRINTED))
TESTS   := $(patsubst %.o,%,$(filter %_test.o,$(SIDE)))
TOOLS   := $(filter-out $(TESTS),$(SIDE:.o=))
FUZZ    := $(patsubst %.c,$B/%,$(shell grep -l LLVMFuzzerTestOneInput $(filter %_fuzz.c,$(SRC))))
GUARDS  := layers headers warnings prefix purity size rows manual format
export MAKE B CC KIFU_CORPUS LC_ALL = C
# (a compiler would note the path that led here, with its links)
export PWD = $(CURDIR)
export ASAN_OPTIONS = detect_stack_use_after_return=1
# (iconv_open loads modules under a lock of glibc that ThreadSanitizer does not see)
export TSAN_OPTIONS = suppressions=$(CURDIR)/testdata/tsan.known

all: $B/kifu

$B/kifu: $(CMDO) $B/libkifu.a
	@echo "link $@"
	$V$(LINK) $^ @$B/libs

$B/libkifu.a: $(LIBO)
	@rm -f $@
	@echo "ar $@"
	$V$(AR) rcsD $@ $^ 2>/dev/null || $(AR) rcs $@ $^

# Tests, benchmarks and fuzz targets are next to the code they exercise; those in cmd/ link its objects.
$(SIDE:.o=): %: %.o $(CMDO) $B/libkifu.a
	@echo "link $@"
	$V$(LINK) $< $(if $(filter $B/cmd/%,$@),$(filter-out %/kifu.o,$(CMDO))) $B/libkifu.a \
	    $(if $(filter %_test,$@),-lcmocka) $(if $(filter %/json_jansson_test,$@),-ljansson) \
	    $(if $(filter %/pack_bench,$@),@$B/archive) @$B/libs

$B/%.o: %.c $B/cflags
	@mkdir -p $(@D)
	@echo "cc $<"
	$V$(CC) $(FLAGS) $(PIC) -MMD -MP -c -o $@ $<

# The address of `make site`, with / at its end, which `kifu explain` and SARIF then name: make KIFU_SITE=https://…/
$B/cmd/explain.o $B/cmd/sink/report_sarif.o: CPPFLAGS += $(KIFU_SITE:%=-DEXPLAIN_SITE='"%"')

$B/cmd/kifu.o: override CPPFLAGS += ${WITHOUT:%=-DBUILT_WITHOUT='" (without %)"'}

# The objects of the library serve the program and, where it is installed, the libraries that other programs link.
$(LIBO): PIC = -fPIC -fvisibility=hidden

$(PRINTED:.o=.c): $B/%.c: %.sh $(wildcard record/diag/*.def testdata/explain \
    testdata/explain/* testdata/explain/event/*/* writers/image/page.* writers/image/report.* web/player/* \
    cmd/schema/*.json rules/variants/*.ini)
	@mkdir -p $(@D)
	@./$< >$@.new && mv $@.new $@

$(PRINTED): %.o: %.c $B/cflags
	@echo "cc $<"
	$V$(CC) $(FLAGS) $(PIC) -MMD -MP -c -o $@ $<

# The library that other programs link (lib/kifu.h): only what the header marks is exported.  The static one is a single
# object without other symbols, where ld and objcopy can.
VERSION := $(shell sed -n 's/^.define KIFU_VERSION "\(.*\)"/\1/p' lib/kifu.h)
DARWIN  := $(filter Darwin,$(shell uname -s))
SONAME   = $(if $(DARWIN),libkifu.0.dylib,libkifu.so.0)
SHARED   = $(if $(DARWIN),libkifu.$(VERSION).dylib,libkifu.so.$(VERSION))
DEVLIB   = $(if $(DARWIN),libkifu.dylib,libkifu.so)
AS_LIB   = $(if $(DARWIN),-dynamiclib -Wl$(COMMA)-install_name$(COMMA)$(LIBDIR)/$(SONAME), \
    -shared -Wl$(COMMA)-soname$(COMMA)$(SONAME) -Wl$(COMMA)--version-script=lib/kifu.map -Wl$(COMMA)--as-needed)
COMMA    = ,

lib: $B/lib/libkifu.a $B/lib/$(SHARED) $B/lib/man3

$B/lib/$(SHARED): $(LIBO) lib/kifu.map
	@mkdir -p $(@D)
	@echo "link $@"
	$V$(LINK) $(AS_LIB) $(LIBO) @$B/libs

$B/lib/libkifu.a: $(LIBO)
	@mkdir -p $(@D)
	@rm -f $@
	@echo "ar $@"
	$V$(LD) -r -o $B/lib/kifu.o $(LIBO)
	$V$(if $(DARWIN),:,$(OBJCOPY) --localize-hidden $B/lib/kifu.o)
	$V$(AR) rcs $@ $B/lib/kifu.o
OBJCOPY  = objcopy

# The Python package: a wheel and its sources in DIST.
PYTHON = $(or $(shell for p in python3 /usr/bin/python3; do \
    $$p -c 'import setuptools, wheel' 2>/dev/null && echo $$p && break; done),python3)
DIST   = $(abspath $B)/python/dist
python: $B/lib/libkifu.a
	@mkdir -p $B/python $(DIST)
	$Vcd python && KIFU_BUILD=$(abspath $B) $(PYTHON) setup.py -q egg_info -e $(abspath $B)/python \
	    build -b $(abspath $B)/python bdist_wheel -b $(abspath $B)/python/wheel -d $(DIST) sdist -d $(DIST)
python-check: $B/kifu
	testdata/bin/run $B testdata/bin/python

# One page for each function.
$B/lib/man3: lib/kifu.h man/man3.awk
	@mkdir -p $@ && rm -f $@/*
	@awk -v dir=$@ -v date="$$(sed -n 's/^\.Dd //p' man/kifu.3)" -f man/man3.awk lib/kifu.h >/dev/null && touch $@

# Looks up once what this system has.  iconv is in libc or in -liconv (set ICONV_CFLAGS and ICONV_LIBS
# if it is elsewhere), and takes char ** or, in some libraries, const char **.  libarchive is loaded
# when it is first needed; WITH_ARCHIVE=0 builds without it.
$B/cflags: Makefile | $(filter deps,$(MAKECMDGOALS))
	@mkdir -p $B
	@pkg-config --exists libpcre2-8 inih 2>/dev/null || \
	    { echo 'PCRE2, inih or pkg-config is missing: make deps installs them' >&2; exit 1; }
	@pkg-config --libs libpcre2-8 inih >$B/libs && pkg-config --cflags libpcre2-8 inih >$@.new
	@for libs in '$(ICONV_LIBS)' -liconv; do \
	    printf '#include <iconv.h>\nint main(void) { return iconv_open("", "") == 0; }\n' | \
	    $(CC) $(ICONV_CFLAGS) -x c -o $@.try - -x none $$libs 2>$@.log && break; \
	done || { echo 'no iconv: set ICONV_CFLAGS and ICONV_LIBS' >&2; exit 1; }; \
	echo "$$libs -lpthread" >>$B/libs; echo '$(ICONV_CFLAGS)' >>$@.new
	@! printf '#include <iconv.h>\nsize_t iconv(iconv_t, const char **, size_t *, char **, size_t *);\n' | \
	    $(CC) $(ICONV_CFLAGS) -x c -fsyntax-only - 2>$@.log || echo -DICONV_CONST=const >>$@.new
	@: >$B/archive; if [ '$(WITH_ARCHIVE)' != 0 ] && pkg-config --exists libarchive; then \
	    pkg-config --libs libarchive >$B/archive; \
	    echo "-DWITH_ARCHIVE $$(pkg-config --cflags libarchive)" >>$@.new; \
	    printf 'int main(void) { return 0; }\n' | $(CC) -x c -o $@.try - -ldl 2>$@.log && echo -ldl >>$B/libs || :; \
	else echo 'libarchive not found: kifu check will not read archives' >&2; fi
	@try() { printf '#if _FORTIFY_SOURCE == 2 && !__OPTIMIZE__\n#error\n#endif\nint main(void) { return 0; }\n' | \
	    $(CC) "$$1" $(SANITIZE) $(CPPFLAGS) $(CFLAGS) $(LDFLAGS) -Werror -x c -o $@.try - 2>$@.log && \
	    printf '"%s"\n' "$$1"; }; \
	for flag in $(HARDEN) '-ffile-prefix-map=$(CURDIR)=.'; do try "$$flag"; done >$@.all; \
	grep -v -e -Wl, $@.all >$B/harden; grep -e -Wl, $@.all >$B/hardlink; rm $@.all
	@rm -f $@.try $@.log && mv $@.new $@

# The ids of the diagnostics, apart from their texts: a message that changes recompiles only what prints it.
DIAGS := $(shell sed -n 's/^#include "\(.*\)"$$/\1/p' record/diag.def)
record/diag/ids.def: record/diag.def $(DIAGS)
	@{ sed 1q $@; sed -n 's/^DIAG(\([a-z0-9_]*\),.*/DIAG_ID(\1)/p' $(DIAGS); } >$@.new; \
	    if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

# --- tests: the last line is "N passed, N failed, N skipped"

# The folders of fixtures and transcripts; those left out have files that scripts and unit tests read.
FOLDERS = $(filter-out $(UNTESTED:%=testdata/%/),$(wildcard testdata/*/))
UNTESTED = bin event explain fence fuzz oracle lib planted

check: $B/kifu $(TESTS) $(TOOLS) lib
	+@GUARDS='$(GUARDS)' TESTS='$(TESTS)' FOLDERS='$(FOLDERS)' testdata/bin/run $B

check-long: $B/kifu $(TESTS) $(TOOLS) lib
	+@GUARDS='$(GUARDS)' TESTS='$(TESTS)' FOLDERS='$(FOLDERS)' LONG=1 testdata/bin/run $B

# Builds in a separate folder with libFuzzer, ASan and UBSan.  Adding 0 to a null pointer is not
# reported: C2y defines it.
fuzz: $B/kifu
	+@$(MAKE) -s B=$B/fuzz CC='$(FUZZCC)' CPPFLAGS=-DLIBFUZZER LDFLAGS=-fsanitize=fuzzer,address,undefined \
	    CFLAGS='-O1 -g -fsanitize=fuzzer-no-link,address,undefined $(NORECOVER)' \
	    fuzz-targets
	@testdata/bin/fuzz $B/fuzz $T $(TARGETS)
NORECOVER = -fno-sanitize-recover=all -fno-sanitize=pointer-overflow

fuzz-targets: $(FUZZ)

bench: $B/kifu $(TOOLS)
	@testdata/bin/tools/bench $B speed
	@testdata/bin/tools/bench $B workers
	@testdata/bin/tools/bench $B keeper

# Prints one row for testdata/instructions.tsv: the instructions that a move takes.
bench-instructions: $B/kifu $(TOOLS)
	@testdata/bin/tools/bench $B instructions

# torture: failing memory, files and signals.  environments: other locales, compilers, machines, iconv.
torture environments: $B/kifu
	@ALL=1 testdata/bin/run $B testdata/bin/tools/$@

# Attacks the program in many ways; the last line is "N attacks, N runs, N failures".  PARTS='mutations=1000 pairs'
# names some, with counts.
attack: $B/kifu $(TOOLS)
	@testdata/bin/tools/attack $B $(PARTS)

# Looks at pages and pictures in Chromium, and leaves screenshots in build/look.
look: $B/kifu
	@ALL=1 testdata/bin/run $B testdata/bin/long/look

# Prints the share of real records that this and other programs (from npm) read right.
peers: $B/kifu
	@testdata/bin/long/peers $B share

# Runs only the unit tests and the records in testdata, and only positions of perft with few leaves: 20 seconds on two
# processors.
units: $B/kifu $(TESTS)
	+@PERFT_LEAVES=$${PERFT_LEAVES-500000} testdata/bin/run $B $(TESTS) $(FOLDERS)

# Measures the branches of the library that "make units" covers.  The counters are atomic because workers share
# them, and slow: positions of perft with more leaves than PERFT_LEAVES are left to check.
coverage:
	@command -v gcovr >/dev/null || { echo 'coverage needs gcovr' >&2; exit 1; }
	@if [ -d $B/coverage ]; then find $B/coverage -name '*.gcda' -exec rm -f {} +; fi
	@mkdir -p $B/coverage
	@{ PERFT_LEAVES=100000 $(MAKE) -s B=$B/coverage LDFLAGS=--coverage CPPFLAGS=-DWITHOUT_LANDLOCK \
	    CFLAGS='-O0 -g --coverage -fprofile-update=atomic -Wno-clobbered' \
	    TESTS='$(TESTS:$B/%=$B/coverage/%)' units; echo $$? >$B/coverage/status; } | \
	    grep -v '^\(cc\|ar\|link\) '; exit "$$(cat $B/coverage/status)"
	@gcovr --branches --exclude-throw-branches -r . $B/coverage -f '(record|parsers|rules|writers|lib)/' \
	    -e '.*(_(test|bench|fuzz)\.c|/testing_.*)' -o $B/coverage.txt --print-summary | sed -n 's/^branches/& of libkifu/p'

# Measures how many wrong branches the same tests notice.
MUTANTS = 300
mutants: $B/kifu $(TESTS)
	@testdata/bin/tools/mutants $B $(MUTANTS)

# Plants bugs as reviewers would make them, one at a time, and prints how many the tests of their area notice; with
# REST=1 all tests.  BUGS names some bugs or areas.  Goes on with $B/planted/results.tsv.
planted: $B/kifu $(TESTS) $(TOOLS) lib
	@testdata/bin/planted $B $(BUGS)

demo: $B/kifu
	@testdata/bin/tools/demo $B/kifu

# --- guards: each prints what violates it and fails; testdata/bin/selftest shows that each can fail

STOP = awk '{ print } END { exit NR > 0 }'

# Who may include whom: cmd -> lib -> {parsers, rules, writers} -> record.  No circle among files.  Only
# one file includes each dependency; the library starts no threads.
layers: $(filter-out $(SIDE),$(OBJ))
	@testdata/bin/circles $B $(PROGRAM)
	@testdata/bin/circles directories $(PROGRAM)
	@for d in record parsers rules writers; do \
	    grep -Hn '#include "' $(PROGRAM) | grep "^$$d/" | grep -v "\"\(record\|$$d\)/"; \
	done | $(STOP)
	@grep -Hn '#include "cmd/' $(filter lib/%,$(PROGRAM)) | $(STOP)
	@grep -HnE '#include "(parsers|rules|writers)/' $(filter cmd/%,$(PROGRAM)) /dev/null | \
	    grep -v $(BELOW_LIB:%=-e '"%"') | $(STOP)
	@for h in iconv pcre2 archive ini; do \
	    grep -l "#include <$$h\.h>" $(PROGRAM) | sed 1d; \
	done | $(STOP)
	@grep -Hn '#include <pthread\.h>' $(filter-out cmd/%,$(PROGRAM)) | $(STOP)

# What the command includes past lib/, beside the rows and the text of record/: the tables of formats, the laws and
# variants as rows, and what draws a board.
BELOW_LIB = parsers/parser.h parsers/parser_table.h parsers/usi/usi_words.h rules/adjudicate/rule_set.h \
    rules/board/rules.h rules/laws/perft_count.h rules/lint/lint_time.h rules/replay/waypoint.h \
    rules/variants/handicap.h rules/variants/law.h rules/variants/laws.def \
    writers/common/board.h writers/common/ending_words.h writers/image/image.h writers/image/image_draw.h \
    writers/image/page.h \
    writers/moves/kif_head.h writers/writer_table.h

# Each header compiles alone.
headers: $B/cflags
	@for h in $(HDR); do \
	    echo "#include \"$$h\"" | $(CC) $(FLAGS) -Werror -fsyntax-only -x c - || exit 1; \
	done

# No warnings, by this compiler and by clang.
warnings: $B/cflags
	@$(CC) $(FLAGS) -Werror -fsyntax-only $(SRC)
	@! command -v clang >/dev/null || clang $(filter-out @$B/harden,$(FLAGS)) -Werror -fsyntax-only $(SRC)

# An exported symbol begins with the first word of its file's name, as kif_parser in kif.c.
prefix: $(LIBO)
	@for o in $(LIBO); do \
	    word=$$(basename $$o .o | sed 's/_.*//; s/s$$//'); \
	    nm -g --defined-only $$o | awk -v w="^$${word}s?(_|$$)" -v o=$$o \
	        'NF == 3 && $$3 !~ /^__/ && $$3 !~ w { print o ": " $$3 }'; \
	done | $(STOP)

# The library has no mutable state, does not print, exit or read the environment, and allocates in one
# file.  State is not checked in sanitizer builds, because the sanitizers add their own.
SPEAKS = stdout|stderr|v?f?printf|f?puts|f?putc|putchar|fwrite|perror|write|_?exit|abort|__assert_fail|getenv
HEAP   = malloc|calloc|realloc|free|strdup|strndup|aligned_alloc
purity: $(LIBO)
	@$(if $(SAN),:,objdump -t $(LIBO)) | awk '/ file format /{ o = $$1 } \
	    / (\.t?(data|bss)[^ \t]*|\*COM\*)\t/ && !/\.data\.rel\.ro/ && !/ d / { print o " " $$0 }' | $(STOP)
	@nm -Au $(LIBO) | grep -wE 'U (__)?($(SPEAKS))(_chk)?' | $(STOP)
	@nm -Au $(LIBO) | grep -wE 'U ($(HEAP))' | grep -v 'record/text/memory\.o' | $(STOP)

# No file over 500 lines, no folder with more than 25 sources, no line of a table over 200 columns, none of the
# Makefile over 120.
size:
	@wc -l $(SRC) $(HDR) | awk '$$2 != "total" && $$1 > 500 { print $$2 ": " $$1 " lines" }' | $(STOP)
	@echo $(dir $(PROGRAM)) | tr ' ' '\n' | sort | uniq -c | awk '$$1 > 25 { print $$2 ": " $$1 " sources" }' | $(STOP)
	@find $(LIB) cmd -name '*.def' | xargs awk -v most=200 $(WIDE) | $(STOP)
	@awk -v most=120 $(WIDE) Makefile | $(STOP)
WIDE = 'length > most { print FILENAME ":" FNR ": " length " columns" }'

# Each diagnostic has a fixture, each format a folder, each name an item in the manual.
rows: $B/kifu
	@testdata/bin/rows $B

manual: $B/lib/man3
	@if command -v mandoc >/dev/null; then mandoc -Tlint -W warning man/*.[1-9] $B/lib/man3/*.3 && \
	    mandoc -Tlint -W warning man/ja/*.[1-9] | grep -v ' NAME\>\|"NAME"' | $(STOP); \
	else echo 'skipped: no mandoc'; fi
	@awk -f man/flags.awk man/*.[1-9] man/ja/*.[1-9] | $(STOP)

format:
	@f=$$(command -v clang-format-14 || echo clang-format); if $$f --version 2>/dev/null | grep -q ' 14\.'; \
	    then $$f -n $(SRC) $(HDR) 2>&1 | sed -n 's/:.*warning: .*clang-formatted.*//p' | uniq -c | $(STOP); \
	else echo 'skipped: no clang-format 14'; fi

# --- the rest

# Where shells look for completions.
COMPLETE_bash = $(PREFIX)/share/bash-completion/completions/kifu
COMPLETE_zsh = $(PREFIX)/share/zsh/site-functions/_kifu
COMPLETE_fish = $(PREFIX)/share/fish/vendor_completions.d/kifu.fish

install: $B/kifu lib
	install -d $(DESTDIR)$(PREFIX)/include $(DESTDIR)$(LIBDIR)/pkgconfig
	install -d $(DESTDIR)$(PREFIX)/share/man/man3 $(DESTDIR)$(PREFIX)/share/man/ja/man3
	install -m 644 lib/kifu.h $(DESTDIR)$(PREFIX)/include/
	install -m 644 $B/lib/libkifu.a $(DESTDIR)$(LIBDIR)/
	install $(STRIP) -m 755 $B/lib/$(SHARED) $(DESTDIR)$(LIBDIR)/
	ln -sf $(SHARED) $(DESTDIR)$(LIBDIR)/$(SONAME) && ln -sf $(SHARED) $(DESTDIR)$(LIBDIR)/$(DEVLIB)
	printf '%s\n' 'prefix=$(PREFIX)' 'libdir=$(LIBDIR)' 'includedir=$${prefix}/include' '' 'Name: kifu' \
	    'Description: reads, judges and writes records of shogi games' 'Version: $(VERSION)' \
	    'Requires.private: libpcre2-8, inih' "Libs.private: $$(sed -n 2p $B/libs)" \
	    'Libs: -L$${libdir} -lkifu' 'Cflags: -I$${includedir}' \
	    >$(DESTDIR)$(LIBDIR)/pkgconfig/kifu.pc
	install -m 644 man/kifu.3 $B/lib/man3/*.3 $(DESTDIR)$(PREFIX)/share/man/man3/
	install -m 644 man/ja/kifu.3 $(DESTDIR)$(PREFIX)/share/man/ja/man3/
	install -d $(DESTDIR)$(PREFIX)/bin
	install $(STRIP) -m 755 $B/kifu $(DESTDIR)$(PREFIX)/bin/
	install -D -m 644 cmd/complete/kifu.bash $(DESTDIR)$(COMPLETE_bash)
	install -D -m 644 cmd/complete/kifu.zsh $(DESTDIR)$(COMPLETE_zsh)
	install -D -m 644 cmd/complete/kifu.fish $(DESTDIR)$(COMPLETE_fish)
	for n in 1 5 7; do for lang in . ja; do \
	    install -d $(DESTDIR)$(PREFIX)/share/man/$$lang/man$$n && \
	    install -m 644 man/$$lang/*.$$n $(DESTDIR)$(PREFIX)/share/man/$$lang/man$$n/ || exit 1; done; done
	@[ -n '$(DESTDIR)$(DARWIN)' ] || ! command -v ldconfig >/dev/null || { ldconfig 2>/dev/null; \
	    ldconfig -p | grep -q ' $(LIBDIR)/$(SONAME)$$'; } || \
	    echo 'Programs find the library with LD_LIBRARY_PATH=$(LIBDIR), or after ldconfig if it looks there.'

# The same, without symbols for debuggers.
install-strip: STRIP = -s
install-strip: install

# Builds build/static/kifu: one file that runs on any Linux of this machine, by musl.  It reads no archives, because
# libarchive is loaded when it is needed.
static:
	@CC='$(STATICCC)' cmd/static.sh $B/musl static
	@PKG_CONFIG_LIBDIR=$(abspath $B/musl) $(MAKE) B=$B/static CC='$(STATICCC)' LDFLAGS=-static PIC= WITH_ARCHIVE=0 \
	    ICONV_CFLAGS=-isystem$(abspath $B/musl)/include/iconv ICONV_LIBS=$(abspath $B/musl)/iconv.a $B/static/kifu
STATICCC = musl-gcc

# Builds build/web: the program as WebAssembly (emscripten), the page, and the folder that npm packs.  One program for
# Node, with its files, and for browsers, with files in memory.  It has no threads, no sandbox and no archives.
WASM = $(abspath $B/wasm/libraries)
wasm:
	@CC=emcc AR=emar cmd/static.sh $(WASM) wasm
	@PKG_CONFIG_LIBDIR=$(WASM) $(MAKE) B=$B/wasm CC=web/cc AR=emar HARDEN= CFLAGS='-O3 -msimd128' PIC= WITH_ARCHIVE=0 \
	    ICONV_CFLAGS=-isystem$(WASM)/include/iconv ICONV_LIBS=$(WASM)/iconv.a wasm-link
	@mkdir -p $B/web/player $B/web/library
	@cp web/library/* $B/web/library
	@cp $(addprefix web/player/,position.js board.js player.js player.css) $B/web/player
	@cp $B/wasm/kifu.wasm $B/wasm/kifu.mjs LICENSE $(wildcard $(addprefix web/*.,js ts html css json md)) $B/web
	@rm $B/web/node.js
	@{ echo '#!/usr/bin/env node'; cat $B/wasm/kifu.js; } >$B/web/kifu.cjs && chmod +x $B/web/kifu.cjs

# (emcc finds acorn where Debian has it, and writes kifu.wasm both times)
wasm-link: $B/wasm.js $B/wasm.mjs
	@cmp $B/kifu.js.wasm $B/kifu.wasm
$B/wasm.mjs: | $B/wasm.js
$B/wasm.%: $(CMDO) $B/libkifu.a web/missing.c web/module.c web/node.js
	@echo "link $B/kifu.$*"
	$VNODE_PATH=/usr/share/nodejs emcc -O3 -I. -sALLOW_MEMORY_GROWTH -sEXIT_RUNTIME -sINITIAL_MEMORY=32MB \
	    -sTOTAL_STACK=1MB -sEXPORTED_FUNCTIONS=_main,_malloc,_free $(WASM_$*) -o $B/kifu.$* \
	    $(filter %.o %.a %.c,$^) @$B/libs && cp $B/kifu.wasm $B/kifu.$*.wasm && : >$@
WASM_js  = -sENVIRONMENT=node -sNODERAWFS --pre-js web/node.js
WASM_mjs = -sENVIRONMENT=web,worker -sMODULARIZE -sEXPORT_ES6 -sINVOKE_RUN=0 -sEXPORTED_RUNTIME_METHODS=FS,callMain

# Builds build/windows/kifu.exe for 64-bit Windows (mingw-w64), one file with all its libraries; what POSIX has
# and Windows lacks is in packages/windows.  It has no sandbox.
WINDOWS = x86_64-w64-mingw32
WINLIBS = $(abspath $B/windows/libraries)
windows:
	@CC=$(WINDOWS)-gcc AR=$(WINDOWS)-ar cmd/static.sh $(WINLIBS) windows
	@mkdir -p $(WINLIBS)/posix/sys && for name in dirent dlfcn fnmatch poll sys/ioctl sys/mman sys/wait; do \
	    [ -e $(WINLIBS)/posix/$$name.h ] || : >$(WINLIBS)/posix/$$name.h; done
	@PKG_CONFIG_LIBDIR=$(WINLIBS) $(MAKE) B=$B/windows CC=$(WINDOWS)-gcc AR=$(WINDOWS)-ar PIC= WITHOUT=sandbox \
	    CPPFLAGS='-D__USE_MINGW_ANSI_STDIO -isystem $(WINLIBS)/posix -include packages/windows/posix.h' \
	    HARDEN=-fstack-protector-strong CFLAGS=-O2 WARN='-Wall -Wno-format -Wno-unused-value' \
	    LDFLAGS='-static -Wl,--no-insert-timestamp' ICONV_CFLAGS=-isystem$(WINLIBS)/include/iconv \
	    ICONV_LIBS=$(WINLIBS)/iconv.a $B/windows/kifu.exe

$B/kifu.exe: $(CMDO) $B/libkifu.a $(wildcard packages/windows/*)
	@echo "link $@"
	$V$(CC) $(FLAGS) $(LDFLAGS) -municode -Wl,--wrap=__mingw_vsnprintf,--wrap=strerror -o $@ \
	    $(filter %.o %.a %.c,$^) @$B/archive @$B/libs

site: $B/kifu $B/lib/man3
	@web/site/site.sh $B $B/site && echo $B/site/index.html

# Makes Debian's packages of the tarball, in build/deb.
deb: dist
	@command -v dpkg-buildpackage dh >/dev/null || { echo 'make deb: apt-get install dpkg-dev debhelper' >&2; exit 1; }
	@rm -rf $B/deb && mkdir -p $B/deb && cp $B/$(NAME).tar.gz $B/deb/kifu_$(VERSION).orig.tar.gz
	@cd $B/deb && tar xzf kifu_$(VERSION).orig.tar.gz && cp -R $(NAME)/packages/debian $(NAME)/debian && \
	    cd $(NAME) && env -u MAKEFLAGS -u MAKELEVEL dpkg-buildpackage -us -uc

# Puts all that a release has into build/release.
release:
	@packages/release.sh $B $B/release

# Makes build/kifu-VERSION.tar.gz, the same bytes wherever it is made, by git's list of files or from such a tarball
# (GNU tar).  Its date is SOURCE_DATE_EPOCH, that of the commit, or that of the tarball.
NAME = kifu-$(VERSION)
dist:
	@mkdir -p $B
	@date=$${SOURCE_DATE_EPOCH:-$$(git log -1 --format=%ct 2>/dev/null || stat -c %Y Makefile)}; \
	if [ -e .git ]; then git ls-files -z; \
	else find . -path ./build -prune -o \( -type f -o -type l \) -printf '%P\0'; fi | sort -z | \
	    tar --null --no-recursion -T - --transform='flags=r;s,^,$(NAME)/,' --owner=0 --group=0 --numeric-owner \
	    --mode=u=rwX,go=rX --mtime="@$$date" --format=ustar -cf $B/$(NAME).tar && \
	    gzip -nf9 $B/$(NAME).tar && echo $B/$(NAME).tar.gz

# The functions of lib/kifu.h, each with a manual page.
CALLS = ${shell sed -n 's/^KIFU_API .*[ *]\(kifu_[a-z_]*\)(.*/\1/p' lib/kifu.h}

uninstall:
	rm -f $(DESTDIR)$(PREFIX)/bin/kifu
	rm -f $(DESTDIR)$(COMPLETE_bash) $(DESTDIR)$(COMPLETE_zsh) $(DESTDIR)$(COMPLETE_fish)
	cd $(DESTDIR)$(PREFIX) && rm -f include/kifu.h share/man/man3/kifu.3 share/man/ja/man3/kifu.3 \
	    $(patsubst %,share/man/man3/%.3,$(CALLS))
	cd $(DESTDIR)$(LIBDIR) && rm -f libkifu.a $(SHARED) $(SONAME) $(DEVLIB) pkgconfig/kifu.pc
	cd man && for n in 1 5 7; do for m in *.$$n ja/*.$$n; do \
	    rm -f $(DESTDIR)$(PREFIX)/share/man/$$(dirname $$m)/man$$n/$${m##*/}; done; done

clean:
	rm -rf build $B

# Uses sudo if not root, but never waits for a password.  With the goal all, only what building needs.  The tests
# that a package is for are skipped by name where Debian's release lacks it.
BUILDS = libpcre2-dev libinih-dev libarchive-dev pkg-config
TRIES  = libjansson-dev libcmocka-dev mandoc python3-jsonschema fairy-stockfish hachu patch libxml2-utils \
    clang-format-14 abigail-tools g++
DNF    = pcre2-devel jansson-devel inih-devel libarchive-devel libcmocka-devel pkgconf-pkg-config mandoc \
    python3-jsonschema
PACMAN = pcre2 jansson libinih libarchive cmocka pkgconf python-jsonschema
BREW   = pcre2 jansson inih libarchive cmocka pkgconf mandoc
NEEDS  = pkg-config --exists libpcre2-8 inih libarchive $(if $(filter all,$(MAKECMDGOALS)),,jansson cmocka) 2>/dev/null
APTGET = $$as env DEBIAN_FRONTEND=noninteractive xargs -r apt-get -qqy install --no-install-recommends >/dev/null
deps:
	@have() { command -v $$1 >/dev/null; }; \
	if have apt-get; then how='apt-get install'; \
	    new=$$(for p in $(BUILDS) $(if $(filter all,$(MAKECMDGOALS)),,$(TRIES)); do \
	        dpkg-query -W -f '$${Status}' $$p 2>/dev/null | grep -q ' installed$$' || echo $$p; done); \
	    [ -z "$$new" ] || { $(ROOT); $$as apt-get -qq update && \
	        for p in $$new; do apt-cache show $$p 2>/dev/null | grep -q . && echo $$p; done | $(APTGET); }; \
	elif $(NEEDS) && have mandoc && python3 -c 'import jsonschema' 2>/dev/null; then :; \
	elif have dnf; then how='dnf install' new='$(DNF)'; $(ROOT); $$as dnf -qy install $$new; \
	elif have pacman; then how='pacman -S --needed' new='$(PACMAN)'; $(ROOT); $$as $$how --noconfirm $$new; \
	elif have brew; then brew install -q $(BREW); fi; \
	$(NEEDS) || { echo 'kifu needs PCRE2 (libpcre2-8), inih, libarchive and pkg-config;' \
	    'the tests need cmocka, jansson and mandoc' >&2; exit 1; }

# Sets as to what runs a command as root.  Where nothing does, prints the line that installs the packages new, and goes
# on only if all that is needed is there.
ROOT = as=; [ "$$(id -u)" = 0 ] || { as='sudo -n'; $$as true 2>/dev/null; } || { \
	    echo "make deps installs nothing without root; as root: $$how" $$new >&2; $(NEEDS); exit; }

deps-long: deps
	@as=; [ "$$(id -u)" = 0 ] || as='sudo -n'; echo $(ENGINES) | $(APTGET)
ENGINES = parallel debootstrap openssh-server openssh-client slurm-wlm munge python3-distributed sqlite3 chromium \
    librsvg2-bin libxml2-utils fonts-noto-cjk musl-tools emscripten node-acorn pre-commit gcc-mingw-w64-x86-64 wine64 \
    $(if $(shell command -v npm),,nodejs npm)

-include $(OBJ:.o=.d) $(PRINTED:.o=.d)
.PHONY: all lib python python-check check check-long units coverage mutants planted fuzz fuzz-targets attack \
    torture environments look peers bench bench-instructions demo static wasm wasm-link site deb release dist install \
    install-strip uninstall clean deps deps-long $(GUARDS)
