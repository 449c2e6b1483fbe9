/** One record, or several by the names of their files. */
export type Records = string | Uint8Array | Record<string, string | Uint8Array>;
/** The command's options, by their long names in camel case: { failOn: 'note' } is --fail-on=note. */
export type Options = Record<string, string | number | boolean | readonly (string | number)[] | null | undefined>;
/** A line of `kifu check --format=ndjson`; kifu-lint(1) and `kifu schema` describe its members. */
export type Event = { type: string; file?: string; game?: number; [member: string]: unknown };
/** Fails with the command's words; its status is that of the command. */
export interface Failure extends Error { status: number }

/** Runs kifu with the arguments in a folder with these files, and returns what it printed and left there. */
export function run(args: readonly string[], given?: { files?: Record<string, string | Uint8Array>; input?: string | Uint8Array }):
    Promise<{ status: number; stdout: Uint8Array; stderr: string; files: Record<string, Uint8Array> }>;
/** Checks records as `kifu check --format=ndjson` does, and returns its events. */
export function check(records: Records, options?: Options): Promise<Event[]>;
/** Reports errors and oddities as `kifu lint --format=ndjson` does, and returns its events. */
export function lint(records: Records, options?: Options): Promise<Event[]>;
/** Writes records in another format; messages say what that format cannot hold. */
export function convert(records: Records, options: Options & { to: string }):
    Promise<{ bytes: Uint8Array; text: string; messages: string; status: number }>;
/** Mends what can be mended without changing a game, and returns the files by name. */
export function fix(records: Record<string, string | Uint8Array>, options?: Options): Promise<Record<string, Uint8Array>>;
