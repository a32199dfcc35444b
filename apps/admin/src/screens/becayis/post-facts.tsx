import { SimpleGrid, Text } from "@mantine/core";

interface Posts {
  offer_institution: string;
  offer_position: string;
  offer_city: string;
  offer_district: string | null;
  wanted_institution: string;
  wanted_position: string;
  wanted_city: string;
  wanted_district: string | null;
}

/** Shows the offered and the wanted post of a listing. */
export function PostFacts({ posts }: { posts: Posts }) {
  return (
    <SimpleGrid component="dl" cols={{ base: 1, sm: 2 }} my="sm">
      <Post
        name="Sunulan"
        institution={posts.offer_institution}
        position={posts.offer_position}
        city={posts.offer_city}
        district={posts.offer_district}
      />
      <Post
        name="İstenen"
        institution={posts.wanted_institution}
        position={posts.wanted_position}
        city={posts.wanted_city}
        district={posts.wanted_district}
      />
    </SimpleGrid>
  );
}

interface PostProps {
  name: string;
  institution: string;
  position: string;
  city: string;
  district: string | null;
}

function Post({ name, institution, position, city, district }: PostProps) {
  return (
    <div>
      <Text component="dt" size="xs" c="dimmed">
        {name}
      </Text>
      <dd>
        <strong>
          {city}
          {district && `, ${district}`}
        </strong>
        <br />
        {position}, {institution}
      </dd>
    </div>
  );
}
