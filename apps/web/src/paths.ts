export { paths } from "@site/contract/paths";
