import { petitionTexts } from "@site/contract/becayis/papers/petitions/labels";
import type { Petition } from "@site/contract/becayis/papers/petitions/schema";
import { paths } from "@site/contract/paths";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useParams } from "react-router-dom";
import { PetitionEditor } from "../../../features/becayis/petition/petition-editor.tsx";
import memberStyles from "../../../features/member/member.module.css";
import { ScreenFailed, ScreenSkeleton } from "../../../features/member/screen-states.tsx";
import { nullIfNotFound, trpc } from "../../../framework/browser.ts";
import { EmptyList } from "../../../shared/ui/empty-list.tsx";
import pageStyles from "../area.module.css";
import { MemberArea } from "../member-area.tsx";
import { MemberGuard } from "../member-guard.tsx";

/** Shows the member's petition for an accepted match or ring: edit, download and print. */
export function Component() {
  return (
    <MemberArea title="Dilekçe">
      <MemberGuard>{() => <PetitionScreen />}</MemberGuard>
    </MemberArea>
  );
}

function PetitionScreen() {
  const [name = "", number = ""] = (useParams().swap ?? "").split("-");
  const ref = { kind: name === "halka" ? ("ring" as const) : ("match" as const), id: Number(number) };
  const { client } = trpc.useUtils();
  const queryClient = useQueryClient();
  const [version, setVersion] = useState(0);
  const key = ["petition", ref.kind, ref.id];
  const query = useQuery({
    queryKey: key,
    queryFn: () => nullIfNotFound(client.becayis.petitions.get.query(ref)),
    staleTime: 0,
    refetchOnWindowFocus: false, // a refetch would replace the texts that the form started with
  });

  function onChanged(petition: Petition): void {
    queryClient.setQueryData(key, petition);
    setVersion((known) => known + 1);
  }

  return (
    <div className={`page ${pageStyles.page}`}>
      <header className={pageStyles.title}>
        <h1>{petitionTexts.title}</h1>
        <a href={paths.matches}>Eşleşmelerime dön</a>
      </header>
      <p className={`${memberStyles.callout} no-print`}>{petitionTexts.approvalIsTheirs}</p>
      <p className={`${memberStyles.soft} no-print`}>{petitionTexts.numberStaysBlank}</p>
      {query.isError ? (
        <ScreenFailed text={petitionTexts.failed} onRetry={() => void query.refetch()} />
      ) : query.data === undefined ? (
        <ScreenSkeleton />
      ) : query.data === null ? (
        <EmptyList
          title={petitionTexts.notFound}
          text={petitionTexts.notFoundWhy}
          link={{ to: paths.matches, label: "Eşleşmelerime git" }}
        />
      ) : (
        <PetitionEditor key={version} petition={query.data} onChanged={onChanged} />
      )}
    </div>
  );
}
