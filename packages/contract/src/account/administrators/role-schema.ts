import { z } from "zod";
import { entities } from "../../common/field.ts";
import { adminRoles } from "./roles.ts";

/** Apart from the roles' names, which the first screen needs without zod. */
export const adminRole = z
  .enum(adminRoles)
  .meta({ description: "Yöneticinin rolü · role of the administrator", example: "editor" })
  .register(entities, { id: "AdminRole" });
