import { enterThreadFolder } from "./run-folder.ts";
import { closeAfterTestFile } from "./test-file.ts";

enterThreadFolder();
closeAfterTestFile();
