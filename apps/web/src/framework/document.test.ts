import { expect, it } from "vitest";
import { divideTemplate, fillSlots } from "./document.ts";

it("fills the places of a template and keeps everything else", () => {
  const template = "<html>ğ<!--head--></head><!--app--><i><!-- kept --><!--state--><!--scripts--></html>";
  const parts = fillSlots(divideTemplate(template), {
    head: ["<title>"],
    app: ["<p>", "</p>"],
    state: [],
    scripts: ["$1"],
  });
  expect(parts.map((part) => Buffer.from(part).toString()).join("")).toBe(
    "<html>ğ<title></head><p></p><i><!-- kept -->$1</html>",
  );
});
