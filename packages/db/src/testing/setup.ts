import { closeAfterTestFile } from "./test-file.ts";

closeAfterTestFile();
