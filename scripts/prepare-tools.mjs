// Installs the tools of development and generates the Prisma client, before `npm run check` and the like: npm start
// installs neither. Turborepo's tasks skip it, because they run at the same time and after it.
import { installPackages, turbo } from "./prepare.mjs";

if (process.env.TURBO_HASH === undefined) {
  installPackages();
  turbo("@site/db#generate");
}
