import { skipToken } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { trpc } from "../../../api/trpc.ts";
import { NotFoundScreen } from "../../../kit/not-found.tsx";
import { once, SettingsRecord } from "../settings-record.tsx";
import { ServiceForm } from "./service-form.tsx";

/** Opens the service whose id is in the address, or an empty form for "new". */
export function ServiceScreen() {
  const { id = "" } = useParams();
  const isKnown = /^\d{1,9}$/.test(id);
  const query = trpc.admin.services.get.useQuery(isKnown ? { id: Number(id) } : skipToken, once);
  if (id === "new") return <ServiceForm key="new" service={undefined} history={null} />;
  if (!isKnown) return <NotFoundScreen />;
  return (
    <SettingsRecord tab="services" title="Hizmeti Düzenle" query={query}>
      {(service, history) => <ServiceForm key={id} {...{ service, history }} />}
    </SettingsRecord>
  );
}
