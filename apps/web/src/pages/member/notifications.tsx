import { paths } from "@site/contract/paths";
import { ProfileInfo } from "../../features/account/profile/profile-info.tsx";
import { NotificationList } from "../../features/notifications/notification-list.tsx";
import { ProfileArea } from "./account/profile-area.tsx";

/** Shows the notifications in the profile area, where they have no tab. */
export function Component() {
  return (
    <ProfileArea title="Bildirimler" heading="Bildirimler ve Profil Bilgileri" tab={paths.profile}>
      {(member) => (
        <>
          <NotificationList />
          <ProfileInfo key={member.user.id} member={member} />
        </>
      )}
    </ProfileArea>
  );
}
