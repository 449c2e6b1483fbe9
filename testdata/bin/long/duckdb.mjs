// Runs the statements of standard input in DuckDB and prints the rows of each, with tabs between the values.
import { readFileSync } from "node:fs";
import { DuckDBInstance } from "@duckdb/node-api";

const connection = await (await DuckDBInstance.create()).connect();
const statements = await connection.extractStatements(readFileSync(0, "utf8"));
for (let i = 0; i < statements.count; i++) {
	const result = await (await statements.prepare(i)).runAndReadAll();
	for (const row of result.getRows()) console.log(row.join("\t"));
}
