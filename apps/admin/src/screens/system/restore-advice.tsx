import { Code, List, Paper, Text, Title } from "@mantine/core";

/** Explains how to restore a backup, which only the operator of the server can do. */
export function RestoreAdvice() {
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="restore">
      <Title order={2} size="h4" id="restore" mb="xs">
        Yedekten geri dönmek
      </Title>
      <Text mb="sm">
        Geri yükleme, yanlışlıkla başlatılmasın diye bu sayfadan değil sunucuda bir komutla ve boş bir kuruluma yapılır.
        Çalışan siteye dokunmaz.
      </Text>
      <List type="ordered" listStyleType="decimal" spacing="xs">
        <List.Item>Yedeği indirin ve siteyi durdurun.</List.Item>
        <List.Item>
          <Code>DATA_DIR</Code> değişkenini yeni, boş bir klasöre (harici veritabanında <Code>DATABASE_URL</Code>{" "}
          değişkenini boş bir veritabanına) çevirin.
        </List.Item>
        <List.Item>
          <Code>npm run restore -- yedek-dosyası.tar.gz</Code> komutunu çalıştırın. Dosya önce baştan sona denetlenir;
          bozuksa hiçbir şey yazılmaz.
        </List.Item>
        <List.Item>
          <Code>npm start</Code> ile siteyi başlatın. Kendiniz bir <Code>APP_SECRET</Code> belirlediyseniz aynısını
          verin.
        </List.Item>
      </List>
      <Text c="dimmed" size="sm" mt="sm">
        Yalnızca bu sunucuda duran bir yedek, disk bozulduğunda işe yaramaz: indirip başka bir yerde de saklayın.
      </Text>
    </Paper>
  );
}
