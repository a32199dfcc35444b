import { z } from "zod";
import { adminRoles } from "./roles.ts";

/** Apart from the roles' names, which the first screen needs without zod. */
export const adminRole = z.enum(adminRoles);
