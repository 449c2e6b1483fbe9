export type Side = 'black' | 'white';
/** A record: text, which is UTF-8, or the bytes of a file. */
export type Input = string | Uint8Array;

/** How records are read.  Names are those of kifu-formats(5), kifu-variants(7) and kifu-rules(7). */
export interface Reading {
	/** What the record's file is called: its extension helps to find the format. */
	name?: string;
	format?: string;
	encoding?: string;
	/** Of a record that names none. */
	variant?: string;
	/** The rule set that judges endings. */
	rules?: string;
	/** Of the pieces in Western moves: 'is'. */
	letters?: string;
	/** Also how things are written, not only what is wrong. */
	style?: boolean;
}

/** How games and positions are written. */
export interface Writing {
	/** Leave variations out. */
	mainlineOnly?: boolean;
	/** It follows another game in the same output. */
	later?: boolean;
	/** With the declarations that only files have. */
	toFile?: boolean;
	/** The words of pictures and pages are Japanese. */
	japanese?: boolean;
	/** Boards are seen from white's side. */
	flip?: boolean;
	letters?: string;
	/** Is called with what the format cannot hold. */
	onLoss?: (loss: Finding) => void;
	/** The result is bytes in this encoding. */
	toEncoding?: string;
}
type InBytes = Writing & { toEncoding: string };

/** A place in a record, from 1; columns are characters. */
export interface Place { line: number; column: number }
/** A small change of a game after which the rest can be played, where a move of it cannot. */
export interface Change {
	kind: 'replace' | 'insert' | 'remove' | 'swap' | 'sides';
	ply: number;
	/** Legal moves that follow. */
	after: number;
	usi?: string;
	move?: string;
	/** The other move that is swapped or removed. */
	with?: number;
}
/** What the linter says; members as `kifu lint --format=ndjson` prints them. */
export interface Finding {
	type: 'finding';
	file: string;
	game: number | null;
	line: number | null;
	column: number | null;
	ply: number | null;
	rule: string;
	severity: 'error' | 'warning' | 'note';
	message: string;
	message_ja: string;
	related?: Place;
	suggestion?: { count: number; fit: 'sure' | 'whole' | 'part'; list: Change[] };
}
/** What is known of a game. */
export interface Facts {
	file: string | null;
	format: string | null;
	encoding: string | null;
	variant: string | null;
	handicap: string | null;
	/** Moves of the main line that were played. */
	plies: number;
	ending: string;
	winner: Side | null;
	verdict: 'ok' | 'illegal' | 'unreadable';
	date: string | null;
	event: string | null;
	black: string | null;
	white: string | null;
	/** The same for games with the same start and moves. */
	key: string | null;
}

/** A line of `kifu check --format=ndjson`; kifu-lint(1) and `kifu schema` describe its members. */
export type Event = RunEvent | Finding | GameEvent | FailureEvent | SummaryEvent;
export interface RunEvent {
	type: 'run';
	version: string;
	command: string;
	shard: string | null;
	rules: string;
	arguments: string;
	inputs: string | null;
	parts?: string[];
}
export interface GameEvent extends Facts {
	type: 'game';
	file: string;
	game: number | null;
	not_written?: string | null;
}
export interface FailureEvent { type: 'failure'; file: string; message: string; message_ja: string }
export interface SummaryEvent {
	type: 'summary';
	files: number;
	games: number;
	ok: number;
	illegal: number;
	unreadable: number;
	findings: number;
	left_out_games?: number;
	rules?: Record<string, number>;
	digest?: string;
}

/** A move, an ending, or the start (node 0), in the tree of moves. */
export interface Node {
	/** '7g7f', 'P*5e', '8h2b+'; '' if there is no move. */
	usi: string;
	/** As the record has it. */
	words: string;
	side: Side | null;
	kind: 'unplayed' | 'move' | 'drop' | 'pass' | 'ending';
	ending: string | null;
	comment: string;
	/** Milliseconds for this move. */
	spent: number | null;
	/** Milliseconds that this side used so far. */
	total: number | null;
	promotes: boolean;
	check: boolean;
	/** It breaks a law of the game, but was played. */
	illegal: boolean;
	/** Illegal, and the record ends with that foul. */
	excused: boolean;
	node: number;
	/** The node that follows; 0: none. */
	next: number;
	/** The next variation of this move; 0: none. */
	alternative: number;
	line: number;
	column: number;
}

/** A game that was read or made, or a file without one (verdict 'unreadable'). */
export interface Game extends Readonly<Facts> {
	/** In its file, from 1. */
	readonly number: number;
	readonly findings: Finding[];
	/** As written, with the usual name of each ('black', 'start_time') where it has one. */
	readonly headerList: { name: string | null; key: string; value: string }[];
	/** By name, else by key; the first of each. */
	readonly headers: Record<string, string>;
	readonly nodes: Node[];
	/** The main line, with its ending. */
	readonly moves: Node[];
	/** The main line as far as it has moves. */
	readonly usi: string[];
	/** The nodes that follow a node. */
	line(node: number): Node[];
	/** The moves that replace the one at a node. */
	variations(node: number): Node[];
	/** Writes the game in a format, kifu-formats(5).  Throws KifuError if the format cannot hold it. */
	write(to: string, options: InBytes): Uint8Array;
	write(to: string, options?: Writing): string;
	/** The position after that many moves of the main line, or after a node. */
	position(ply?: number, options?: { node?: number }): Position;
	/** Adds a move after a node, the last one of the main line unless given, which may not have ended; returns its node.  It is in USI, CSA, KIF, KI2 or PSN. */
	add(move: string, options?: Adding): number;
	/** Adds an ending by its name, 'resign', after a node, the last move unless given. */
	end(ending: string, node?: number): number;
	/** Cuts a node off, with all that follows it. */
	cut(node: number): void;
	/** Sets a header by its name or key; null takes it out. */
	setHeader(name: string, value: string | null): void;
	setComment(text: string | null, node?: number): void;
	setTime(milliseconds: number | null, node?: number): void;
}
export interface Adding {
	node?: number;
	format?: string;
	/** Also a move that is not legal. */
	keep?: boolean;
	/** In place of the node, which follows it. */
	before?: boolean;
}

export interface Piece {
	/** 'promoted silver' */
	name: string;
	side: Side;
	promoted: boolean;
	/** As in a move of KIF. */
	nameJa: string;
	/** '' if CSA has none. */
	csa: string;
	/** In its variant. */
	id: number;
	/** Of them in hand. */
	count: number;
}
export interface State {
	variant: string;
	sfen: string;
	width: number;
	height: number;
	turn: Side;
	isCheck: boolean;
	isCheckmate: boolean;
	/** Moves played on it. */
	played: number;
	/** How often the position has occurred on it. */
	occurrences: number;
	/** Who has given perpetual check up to the fourth occurrence. */
	perpetual: Side | null;
	/** The same for equal positions of one version. */
	key: string;
}
/** A side's points in an impasse, and what a declaration would be worth. */
export interface Points { entered: boolean; pieces: number; points: number; total: number; verdict: 'win' | 'draw' | 'lose' | null }
export interface Fault { rule: string; severity: 'error' | 'warning' | 'note'; message: string; message_ja: string }

/** A position on which moves are played and taken back. */
export interface Position {
	readonly state: State;
	readonly sfen: string;
	readonly turn: Side;
	readonly isCheck: boolean;
	readonly isCheckmate: boolean;
	/** In USI: moves on the board, then drops; a pass by whichever square once. */
	readonly legalMoves: string[];
	/** Plays a legal move of USI.  Throws KifuError with what is wrong with another. */
	play(usi: string): this;
	/** Takes the last move back. */
	undo(): this;
	/** What is wrong with a move; [] if it is legal. */
	faults(usi: string): Fault[];
	/** The piece on a square, files and ranks from 1. */
	pieceAt(file: number, rank: number): Piece | null;
	hand(side: Side): Piece[];
	points(side: Side, rules?: string): Points;
	/** Writes the position: 'bod', 'svg', 'sfen'; in other formats as a game that begins there. */
	write(format: string, options?: Omit<Writing, 'onLoss' | 'toEncoding'>): string;
	svg(options?: Omit<Writing, 'onLoss' | 'toEncoding'>): string;
	/** As BOD. */
	toString(): string;
	/** Frees its memory, as the garbage collector does later. */
	free(): void;
}

/** Files to read: a path (in Node), files by their names, or a browser's File objects. */
export type Files = string | Record<string, Input> | Iterable<SomeFile> | AsyncIterable<SomeFile>;
export type SomeFile = { name: string; bytes: Uint8Array } | { name: string; webkitRelativePath?: string; arrayBuffer(): Promise<ArrayBuffer> };

export interface Kifu {
	/** Reads the games of a record. */
	parse(input: Input, options?: Reading): Game[];
	/** What the linter says of a record. */
	lint(input: Input, options?: Reading): Finding[];
	/** Converts a record; bytes if an encoding is given.  Throws KifuError for a game that is unreadable, or illegal unless kept. */
	convert(input: Input, to: string, options: Reading & InBytes & { onIllegal?: 'reject' | 'keep' }): Uint8Array;
	convert(input: Input, to: string, options?: Reading & Writing & { onIllegal?: 'reject' | 'keep' }): string;
	/** A position of SFEN, or the start of a variant or a handicap by its name. */
	position(text?: string, options?: { variant?: string; rules?: string }): Position;
	/** A new game from a position. */
	game(position?: string, options?: { variant?: string; rules?: string }): Game;
	/** Reads files one after the other, folders, .gz and .zip included; workers is the number of threads that read ahead. */
	read(from: Files, options?: Omit<Reading, 'name'> & { workers?: number }): AsyncGenerator<Game, void, void>;
}

/** Loads kifu's library, which stays in memory. */
export function load(): Promise<Kifu>;

/** What could not be done, with the file and, of a record, line and column of its first fault. */
export class KifuError extends Error {
	file: string | null;
	line: number | null;
	column: number | null;
}

/** One record, or several by the names of their files. */
export type Records = Input | Record<string, Input>;
/** The command's options, by their long names in camel case: { failOn: 'note' } is --fail-on=note. */
export type Options = Record<string, string | number | boolean | readonly (string | number)[] | null | undefined>;
/** What check and fix throw: the command's words, and its status. */
export interface Failure extends Error { status: number }

/** Runs kifu with the arguments in a folder with these files, and returns what it printed and left there. */
export function run(args: readonly string[], given?: { files?: Record<string, Input>; input?: Input }):
    Promise<{ status: number; stdout: Uint8Array; stderr: string; files: Record<string, Uint8Array> }>;
/** Checks records as `kifu check --format=ndjson` does, and returns its events. */
export function check(records: Records, options?: Options): Promise<Event[]>;
/** Mends what can be mended without changing a game, and returns the files by name. */
export function fix(records: Record<string, Input>, options?: Options): Promise<Record<string, Uint8Array>>;
