import { expect, it } from "vitest";
import { divideTemplate } from "./template.ts";

it("is divided at its comments and keeps everything else", () => {
  const parts = divideTemplate("<html>ğ<!--head--></head><!--app--><i><!-- kept --><!--state--><!--scripts--></html>");
  expect(Object.values(parts).map((part) => Buffer.from(part).toString())).toEqual([
    "<html>ğ",
    "</head>",
    "<i><!-- kept -->",
    "",
    "</html>",
  ]);
});
