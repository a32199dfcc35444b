import { z } from "zod";

/** Sets Turkish default texts for zod rules; imported once where input is parsed (server, forms). */
z.config({
  ...z.locales.tr(),
  customError: (issue) => {
    if (issue.code === "invalid_type")
      return issue.input === undefined || issue.input === null
        ? "Bu alan gereklidir"
        : "Bu alandaki bilgi geçerli türde değil";
    if (issue.code === "unrecognized_keys") return `Bilinmeyen alan: ${issue.keys.join(", ")}`;
    if (issue.code === "invalid_value") return `Şu değerlerden biri girilmelidir: ${issue.values.join(", ")}`;
    return undefined;
  },
});
