import { paths } from "@site/contract/paths";
import { ProfileInfo } from "../../../features/account/profile/profile-info.tsx";
import { ProfileArea } from "./profile-area.tsx";

/** Shows the member's profile, which unknown addresses of the area show too. */
export function Component() {
  return (
    <ProfileArea title="Profil Bilgileri" tab={paths.profile}>
      {(member) => <ProfileInfo key={member.user.id} member={member} />}
    </ProfileArea>
  );
}
