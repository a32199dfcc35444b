import { skipToken } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { trpc } from "../../../api/trpc.ts";
import { Loaded } from "../../../kit/loaded.tsx";
import { NotFoundScreen } from "../../../kit/not-found.tsx";
import { once } from "../once.ts";
import { ServiceForm } from "./service-form.tsx";

/** Edits the service whose id is in the address, or a new one at "new". */
export function ServiceScreen() {
  const { id = "" } = useParams();
  const isKnown = /^\d{1,9}$/.test(id);
  const query = trpc.admin.services.get.useQuery(isKnown ? { id: Number(id) } : skipToken, once);
  if (id === "new") return <ServiceForm key="new" service={undefined} />;
  if (!isKnown) return <NotFoundScreen />;
  return (
    <Loaded title="Hizmeti Düzenle" failed="Hizmeti Düzenle yüklenemedi" query={query}>
      {(service) => <ServiceForm key={id} service={service} />}
    </Loaded>
  );
}
