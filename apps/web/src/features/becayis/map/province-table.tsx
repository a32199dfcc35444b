import type { ProvinceFlow } from "@site/contract/becayis/board/alerts/schema";
import { boardAddress, defaultFilter } from "../board/board-filter.ts";
import { countText, sideLabels } from "./flow-texts.ts";
import styles from "./province-table.module.css";

/** Shows the map's data as a table. */
export function ProvinceTable({ flows }: { flows: ProvinceFlow[] }) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">İllere göre ayrılmak ve gelmek isteyenler</caption>
      <thead>
        <tr>
          <th scope="col">İl</th>
          <th scope="col">{sideLabels.leaving}</th>
          <th scope="col">{sideLabels.seeking}</th>
        </tr>
      </thead>
      <tbody>
        {flows.map((flow) => (
          <tr key={flow.provinceId}>
            <th scope="row">
              <a href={boardAddress({ ...defaultFilter, city: flow.slug })}>{flow.name}</a>
            </th>
            <td>{countText(flow.leaving)}</td>
            <td>{countText(flow.seeking)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
