import { Alert, Code } from "@mantine/core";

/** Says how secret a backup is: with the site's generated secret in it, whoever has the file can read everything. */
export function ArchiveSecrecy({ holdsSecret }: { holdsSecret: boolean }) {
  if (!holdsSecret)
    return (
      <Alert title="APP_SECRET yedeklerde yoktur" color="warning">
        Sunucuda sizin belirlediğiniz <Code>APP_SECRET</Code> olmadan yedek geri yüklenemez: kayıtlı şifreler ve
        anahtarlar onunla şifrelenir. Onu yedeklerden ayrı bir yerde saklayın. Yedekte üyelerin bilgileri de vardır;
        dosyayı kimsenin ulaşamayacağı biçimde koruyun.
      </Alert>
    );
  return (
    <Alert title="Yedek dosyası, veritabanının kendisi kadar gizlidir" color="warning">
      İçinde üyelerin bilgileri, kayıtlı şifre ve anahtarlar, bir de bunları açan gizli anahtar vardır; o olmadan geri
      yükleme çalışmaz. Dosyayı ele geçiren her şeyi okuyabilir: kimsenin ulaşamayacağı bir yerde saklayın. Anahtarı
      yedeklerin dışında tutmak isterseniz <Code>DATA_DIR/app-secret</Code> dosyasındakini <Code>APP_SECRET</Code>{" "}
      değişkeni olarak kendiniz verin.
    </Alert>
  );
}
