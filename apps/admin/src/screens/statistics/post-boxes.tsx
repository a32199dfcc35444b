import { Anchor } from "@mantine/core";
import { adminPaths } from "@site/contract/admin-paths";
import type { PostStatistics, PostWays, SourcePosts } from "@site/contract/readers/statistics/admin-schema";
import { Link } from "react-router-dom";
import { Sparkline } from "../../kit/charts/sparkline.tsx";
import { toPercent } from "./change-text.ts";
import { type BoxProps, CountedBox, type CountedColumn } from "./counted-box.tsx";

interface Named {
  postId: number;
  title: string;
}

const name = {
  header: "Yazı",
  value: ({ title }: Named) => title,
  cell: ({ postId, title }: Named) => <ToPost id={postId}>{title}</ToPost>,
};
const previous = { header: "Önceki", value: (row: { previous: number }) => row.previous, isWide: true };

const postColumns: [CountedColumn<PostStatistics[number]>, ...CountedColumn<PostStatistics[number]>[]] = [
  name,
  {
    header: "Gidiş",
    value: ({ trend }) => trend.length,
    cell: ({ trend }) => <Sparkline values={trend} />,
    only: "screen",
    isWide: true,
  },
  { header: "Görüntülenme", value: ({ views }) => views },
  { header: "Okur", value: ({ readers }) => readers, isWide: true },
  { header: "Çeyreği", value: ({ quarter, views }) => toPercent(quarter, views), isWide: true },
  { header: "Yarısı", value: ({ half, views }) => toPercent(half, views), isWide: true },
  { header: "Sonu", value: ({ full, views }) => toPercent(full, views), isWide: true },
  previous,
];

/** Ranks the most read posts, and shows how far they were read. */
export function PostBox({ title, query }: BoxProps<PostStatistics[number]>) {
  return (
    <CountedBox
      title={title}
      note="Çeyreği, yarısı, sonu: görüntülenmelerin yüzde kaçında yazının orasına gelindi. Gidişin noktalı ucu henüz bitmeyen dönemdir."
      query={query}
      row={{ key: ({ postId }) => postId, size: ({ views }) => views }}
      columns={postColumns}
      file="yazilar"
    />
  );
}

/** Ranks the posts by readers from one source. */
export function SourcePostBox({ title, query }: BoxProps<SourcePosts[number]>) {
  return (
    <CountedBox
      title={title}
      query={query}
      row={{ key: ({ postId }) => postId, size: ({ count }) => count }}
      columns={[name, { header: "Görüntülenme", value: ({ count }) => count }, previous]}
      file="kaynagin-yazilari"
    />
  );
}

/** Ranks pairs of posts by the readers who went from one to the other. */
export function WayBox({ title, query }: BoxProps<PostWays[number]>) {
  return (
    <CountedBox
      title={title}
      query={query}
      row={{ key: ({ fromPostId, toPostId }) => `${fromPostId} ${toPostId}`, size: ({ count }) => count }}
      columns={[
        {
          header: "Okunan yazı",
          value: ({ fromTitle }) => fromTitle,
          cell: ({ fromPostId, fromTitle, toPostId, toTitle }) => (
            <>
              <ToPost id={fromPostId}>{fromTitle}</ToPost> → <ToPost id={toPostId}>{toTitle}</ToPost>
            </>
          ),
        },
        { header: "Geçilen yazı", value: ({ toTitle }) => toTitle, only: "file" },
        { header: "Geçiş", value: ({ count }) => count },
      ]}
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
