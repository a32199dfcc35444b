import { Anchor } from "@mantine/core";
import { adminPaths } from "@site/contract/admin-paths";
import type { PostStatistics, PostWays } from "@site/contract/statistics/admin-schema";
import { Link } from "react-router-dom";
import { trpc } from "../../api/trpc.ts";
import { toPercent } from "./change-text.ts";
import { type CountedColumn, CountedTable } from "./counted-table.tsx";
import { queryOptions } from "./period.ts";

interface Period {
  from: string;
  to: string;
}

const postColumns: CountedColumn<PostStatistics[number]>[] = [
  { header: "Yazı", value: ({ title }) => title, cell: ({ postId, title }) => <ToPost id={postId}>{title}</ToPost> },
  { header: "Görüntülenme", value: ({ views }) => views },
  { header: "Okur", value: ({ readers }) => readers },
  { header: "Çeyreği", value: ({ quarter, views }) => toPercent(quarter, views) },
  { header: "Yarısı", value: ({ half, views }) => toPercent(half, views) },
  { header: "Sonu", value: ({ full, views }) => toPercent(full, views) },
  { header: "Önceki dönem", value: ({ previous }) => previous },
];

/** Lists the most read posts with how far they were read. */
export function PostTable({ period }: { period: Period }) {
  const query = trpc.admin.statistics.posts.useQuery(period, queryOptions);
  return (
    <CountedTable
      title="Yazılar"
      note="Çeyreği, yarısı, sonu: görüntülenmelerin yüzde kaçında yazının orasına gelindi."
      query={query}
      columns={postColumns}
      name={({ title }) => title}
      empty="Yazılarınız okundukça burada görünür."
      file="yazilar"
    />
  );
}

const wayColumns: CountedColumn<PostWays[number]>[] = [
  {
    header: "Okunan yazı",
    value: ({ fromTitle }) => fromTitle,
    cell: ({ fromPostId, fromTitle }) => <ToPost id={fromPostId}>{fromTitle}</ToPost>,
  },
  {
    header: "Geçilen yazı",
    value: ({ toTitle }) => toTitle,
    cell: ({ toPostId, toTitle }) => <ToPost id={toPostId}>{toTitle}</ToPost>,
  },
  { header: "Geçiş", value: ({ count }) => count },
];

/** Lists how readers went on from one post to another. */
export function WayTable({ period, postId }: { period: Period; postId: number | undefined }) {
  const query = trpc.admin.statistics.ways.useQuery({ ...period, postId }, queryOptions);
  return (
    <CountedTable
      title="Yazıdan yazıya"
      query={query}
      columns={wayColumns}
      name={({ fromTitle, toTitle }) => `${fromTitle} → ${toTitle}`}
      empty="Okurlar bir yazıdan ötekine geçtikçe burada görünür."
      file="yazidan-yaziya"
    />
  );
}

function ToPost({ id, children }: { id: number; children: string }) {
  return (
    <Anchor component={Link} to={adminPaths.statisticsOfPost(id)} inherit>
      {children}
    </Anchor>
  );
}
