/** Sample boards for tests and the bench. */
export { seeded } from "../random.ts";
export { sampleBoard, sampleListing } from "./sample-board.ts";
