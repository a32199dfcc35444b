import { setFlagsFromString } from "node:v8";

/**
 * Lets the old generation grow by 30 % between two collections. By default V8 lets it grow up to fourfold where the
 * machine has much memory. It reads this option before each collection, unlike the size of the young generation and the
 * heap's limit, which only the command line sets; and unlike a limit it never ends the process.
 */
setFlagsFromString("--heap-growing-percent=30");
