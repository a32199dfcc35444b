import { paths } from "@site/contract/paths";
import { useNavigate } from "react-router-dom";
import { SearchField } from "../../../shared/controls/search-field.tsx";
import styles from "./search-box.module.css";

/**
 * Searches the blog while the reader types; without JavaScript the form is submitted.
 * @param query the search in the address
 */
export function SearchBox({ query }: { query: string }) {
  const navigate = useNavigate();
  return (
    <search className={styles.place}>
      <form action={paths.blog} onSubmit={(event) => event.preventDefault()}>
        <SearchField
          query={query}
          placeholder="Yazılarda ara…"
          path={paths.blog}
          onSearch={(wanted) =>
            void navigate(wanted ? paths.blogSearch(wanted) : paths.blog, { replace: true, preventScrollReset: true })
          }
        />
      </form>
    </search>
  );
}
