// Generated from the OpenAPI document: npm run client-types -w apps/server. Do not edit.
export interface paths {
    "/api/site-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Site ayarları
         * @description Site settings.
         *
         *     Herkese açık · open to everyone. API anahtarı · API key: `public:read`.
         */
        get: operations["site-settings-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/slider-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Blog slider ayarları
         * @description Settings of the blog slider.
         *
         *     Herkese açık · open to everyone. API anahtarı · API key: `public:read`.
         */
        get: operations["site-slider-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/homepage/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ana sayfa bölümleri
         * @description Sections of the home page.
         *
         *     Herkese açık · open to everyone. API anahtarı · API key: `public:read`.
         */
        get: operations["site-homepage-config"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/homepage/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Projeler
         * @description Projects.
         *
         *     Herkese açık · open to everyone. API anahtarı · API key: `public:read`.
         */
        get: operations["site-homepage-projects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/homepage/features": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Uzmanlık alanları
         * @description Areas of expertise.
         *
         *     Herkese açık · open to everyone. API anahtarı · API key: `public:read`.
         */
        get: operations["site-homepage-features"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/homepage/about": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hakkında bölümü
         * @description The about section.
         *
         *     Herkese açık · open to everyone. API anahtarı · API key: `public:read`.
         */
        get: operations["site-homepage-about"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/homepage/sections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Metin bölümleri
         * @description Text sections of the home page.
         *
         *     Herkese açık · open to everyone. API anahtarı · API key: `public:read`.
         */
        get: operations["site-homepage-sections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pages/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sabit sayfa
         * @description A static page.
         *
         *     Herkese açık · open to everyone. API anahtarı · API key: `public:read`.
         */
        get: operations["site-pages-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/security-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Güvenlik doğrulaması ayarları
         * @description Settings of the bot check.
         *
         *     Herkese açık · open to everyone. API anahtarı · API key: `public:read`.
         */
        get: operations["site-securitySettings-list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blog/posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Yayındaki yazılar
         * @description Published posts.
         *
         *     Herkese açık · open to everyone. API anahtarı · API key: `public:read`.
         */
        get: operations["blog-posts-list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blog/posts/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bir yazı
         * @description A post.
         *
         *     Herkese açık · open to everyone. API anahtarı · API key: `public:read`.
         */
        get: operations["blog-posts-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blog/recent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Son yazılar
         * @description Most recent posts.
         *
         *     Herkese açık · open to everyone. API anahtarı · API key: `public:read`.
         */
        get: operations["blog-recent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blog/popular": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Çok okunan yazılar
         * @description Most read posts.
         *
         *     Herkese açık · open to everyone. API anahtarı · API key: `public:read`.
         */
        get: operations["blog-popular"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blog/slider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Öne çıkan yazılar
         * @description Featured posts.
         *
         *     Herkese açık · open to everyone. API anahtarı · API key: `public:read`.
         */
        get: operations["blog-slider"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blog/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Yazılarda arama
         * @description Search in posts.
         *
         *     Herkese açık · open to everyone. API anahtarı · API key: `public:read`.
         */
        get: operations["blog-search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blog/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Kategoriler
         * @description Categories.
         *
         *     Herkese açık · open to everyone. API anahtarı · API key: `public:read`.
         */
        get: operations["blog-categories-list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blog/categories/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bir kategori ve ilk yazıları
         * @description A category and its first posts.
         *
         *     Herkese açık · open to everyone. API anahtarı · API key: `public:read`.
         */
        get: operations["blog-categories-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blog/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Etiketler
         * @description Tags.
         *
         *     Herkese açık · open to everyone. API anahtarı · API key: `public:read`.
         */
        get: operations["blog-tags-list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blog/tags/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bir etiket
         * @description A tag.
         *
         *     Herkese açık · open to everyone. API anahtarı · API key: `public:read`.
         */
        get: operations["blog-tags-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reference/provinces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * İller
         * @description Provinces.
         *
         *     Herkese açık · open to everyone. API anahtarı · API key: `public:read`.
         */
        get: operations["reference-provinces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reference/districts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bir ilin ilçeleri
         * @description Districts of a province.
         *
         *     Herkese açık · open to everyone. API anahtarı · API key: `public:read`.
         */
        get: operations["reference-districts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reference/institutions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Kurumlar
         * @description Institutions.
         *
         *     Herkese açık · open to everyone. API anahtarı · API key: `public:read`.
         */
        get: operations["reference-institutions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reference/positions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Unvanlar
         * @description Post titles.
         *
         *     Herkese açık · open to everyone. API anahtarı · API key: `public:read`.
         */
        get: operations["reference-positions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/comments/blog/{blogPostId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bir yazının yorumları
         * @description Comments on a post.
         *
         *     Herkese açık · open to everyone. API anahtarı · API key: `public:read`.
         */
        get: operations["comments-list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/becayis/listings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Panodaki ilanlar
         * @description Listings on the board.
         *
         *     Herkese açık · open to everyone. API anahtarı · API key: `public:read`.
         */
        get: operations["becayis-listings-list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/becayis/ilan/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bir ilan, adresiyle
         * @description A listing by its address.
         *
         *     Herkese açık · open to everyone. API anahtarı · API key: `public:read`.
         */
        get: operations["becayis-listings-getBySlug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/becayis/listings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bir ilan, numarasıyla
         * @description A listing by its number.
         *
         *     Herkese açık · open to everyone. API anahtarı · API key: `public:read`.
         */
        get: operations["becayis-listings-getById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/becayis/moved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Yer değiştirenlerin sayısı
         * @description How many people moved.
         *
         *     Herkese açık · open to everyone. API anahtarı · API key: `public:read`.
         */
        get: operations["becayis-results-moved"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/becayis/embed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Başka sitelerin gösterdiği ilanlar
         * @description Listings that other sites show.
         *
         *     Herkese açık · open to everyone. API anahtarı · API key: `public:read`.
         */
        get: operations["becayis-embed-list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/becayis/map": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * İllere göre gidiş ve gelişler
         * @description Moves from and to each province.
         *
         *     Herkese açık · open to everyone. API anahtarı · API key: `public:read`.
         */
        get: operations["becayis-map"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/becayis/popular-cities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * En çok sunulan ve istenen şehirler
         * @description Cities most offered and most wanted.
         *
         *     Herkese açık · open to everyone. API anahtarı · API key: `public:read`.
         */
        get: operations["becayis-popularCities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Anahtarın izinleri ve sınırı
         * @description Scopes and limit of the key.
         *
         *     API anahtarı · API key: `*`.
         */
        get: operations["keyed-key"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/board/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Panonun sayıları
         * @description Numbers of the board.
         *
         *     API anahtarı · API key: `board:statistics`.
         */
        get: operations["keyed-boardStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/board/cities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * En çok sunulan ve istenen şehirler
         * @description Cities most offered and most wanted.
         *
         *     API anahtarı · API key: `board:statistics`.
         */
        get: operations["keyed-boardCities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Olaylar: webhook'larla aynı gövdeler, otuz gün saklanır
         * @description Events with the bodies of the webhooks, kept for thirty days.
         *
         *     API anahtarı · API key: `events:receive`.
         */
        get: operations["keyed-events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Her durumdaki yazılar
         * @description Posts of every status.
         *
         *     API anahtarı · API key: `posts:write`.
         */
        get: operations["keyed-posts-list"];
        put?: never;
        /**
         * Yazı oluşturma
         * @description Create a post.
         *
         *     API anahtarı · API key: `posts:write`.
         */
        post: operations["keyed-posts-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/posts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Düzenlenecek yazı
         * @description A post to edit.
         *
         *     API anahtarı · API key: `posts:write`.
         */
        get: operations["keyed-posts-get"];
        /**
         * Yazı güncelleme
         * @description Update a post.
         *
         *     API anahtarı · API key: `posts:write`.
         */
        put: operations["keyed-posts-update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Yazının alanlarını değiştirme
         * @description Change fields of a post (JSON Merge Patch, RFC 7396).
         *
         *     API anahtarı · API key: `posts:write`.
         */
        patch: operations["keyed-posts-change"];
        trace?: never;
    };
}
export interface webhooks {
    "post.published": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bir yazı yayınlandı
         * @description A post was published.
         *
         *     2xx yanıtı on saniye içinde verilmelidir; yoksa olay beş gün boyunca aynı `webhook-id` ile yeniden gelir, 410 webhook'u kapatır. İmza, alınan gövde çözülmeden doğrulanır.
         *
         *     Answer with 2xx within ten seconds; otherwise the event comes again for five days with the same `webhook-id`, and 410 switches the webhook off. Verify the signature of the body as it was received, before it is parsed.
         */
        post: operations["event-post-published"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "listing.approved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bir ilan onaylandı
         * @description A listing was approved.
         *
         *     2xx yanıtı on saniye içinde verilmelidir; yoksa olay beş gün boyunca aynı `webhook-id` ile yeniden gelir, 410 webhook'u kapatır. İmza, alınan gövde çözülmeden doğrulanır.
         *
         *     Answer with 2xx within ten seconds; otherwise the event comes again for five days with the same `webhook-id`, and 410 switches the webhook off. Verify the signature of the body as it was received, before it is parsed.
         */
        post: operations["event-listing-approved"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contact_message.received": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * İletişim formundan mesaj geldi
         * @description A message was received by the contact form.
         *
         *     2xx yanıtı on saniye içinde verilmelidir; yoksa olay beş gün boyunca aynı `webhook-id` ile yeniden gelir, 410 webhook'u kapatır. İmza, alınan gövde çözülmeden doğrulanır.
         *
         *     Answer with 2xx within ten seconds; otherwise the event comes again for five days with the same `webhook-id`, and 410 switches the webhook off. Verify the signature of the body as it was received, before it is parsed.
         */
        post: operations["event-contact_message-received"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "comment.received": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bir yorum geldi
         * @description A comment was received.
         *
         *     2xx yanıtı on saniye içinde verilmelidir; yoksa olay beş gün boyunca aynı `webhook-id` ile yeniden gelir, 410 webhook'u kapatır. İmza, alınan gövde çözülmeden doğrulanır.
         *
         *     Answer with 2xx within ten seconds; otherwise the event comes again for five days with the same `webhook-id`, and 410 switches the webhook off. Verify the signature of the body as it was received, before it is parsed.
         */
        post: operations["event-comment-received"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "member.registered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bir üye kaydoldu
         * @description A member registered.
         *
         *     2xx yanıtı on saniye içinde verilmelidir; yoksa olay beş gün boyunca aynı `webhook-id` ile yeniden gelir, 410 webhook'u kapatır. İmza, alınan gövde çözülmeden doğrulanır.
         *
         *     Answer with 2xx within ten seconds; otherwise the event comes again for five days with the same `webhook-id`, and 410 switches the webhook off. Verify the signature of the body as it was received, before it is parsed.
         */
        post: operations["event-member-registered"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    test: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Yönetici webhook'u denedi
         * @description An administrator tested the webhook.
         *
         *     2xx yanıtı on saniye içinde verilmelidir; yoksa olay beş gün boyunca aynı `webhook-id` ile yeniden gelir, 410 webhook'u kapatır. İmza, alınan gövde çözülmeden doğrulanır.
         *
         *     Answer with 2xx within ten seconds; otherwise the event comes again for five days with the same `webhook-id`, and 410 switches the webhook off. Verify the signature of the body as it was received, before it is parsed.
         */
        post: operations["event-test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        SiteSettings: {
            /** @description Sitenin adı · name of the site */
            site_name: string;
            /** @description Sitenin açıklaması · description of the site */
            site_description: string;
            /** @description Sitenin adresi; SITE_URL belirler · address of the site, set by SITE_URL */
            site_url: string;
            /** @description İletişim adresi · contact address */
            contact_email: string;
            /** @description GitHub adresi · GitHub address */
            social_github: string;
            /** @description Instagram adresi · Instagram address */
            social_instagram: string;
            /** @description YouTube adresi · YouTube address */
            social_youtube: string;
            /** @description Varsayılan meta başlık · default meta title */
            default_meta_title: string;
            /** @description Varsayılan meta açıklama · default meta description */
            default_meta_description: string;
            /** @description Varsayılan anahtar kelimeler · default keywords */
            default_meta_keywords: string;
            /** @description Google Analytics kimliği · id of Google Analytics */
            google_analytics_id: string;
            /** @description Reklam kimliği, ca-pub- ile başlar · id of the ads, begins with ca-pub- */
            ads_client_id: string;
            /** @description Reklam biriminin numarası · id of the ad unit */
            ads_slot_id: string;
            /** @description Profil görselinin adresi · address of the profile picture */
            profile_image_url: string;
            /**
             * @description Alt bilgi, yazılar ve kategoriler e-postayla takibi önersin · footer, articles and categories offer to follow by mail
             * @enum {string}
             */
            show_follow_form: "true" | "false";
            /** @description Bot denetiminin ayar numarası · id of the bot check's setting */
            turnstile_id: string;
            /**
             * @description Bot denetimi açıksa "true" · "true" while the bot check is on
             * @enum {string}
             */
            turnstile_enabled: "true" | "false";
            /** @description Bot denetiminin açık anahtarı · public key of the bot check */
            turnstile_site_key: string;
        };
        SliderSettings: {
            /** @description Slider sayısı, 3-20 · number of slides, 3 to 20 */
            slide_count: string;
            /** @description Geçiş süresi, milisaniye · time of a slide in milliseconds */
            auto_play_interval: string;
            /**
             * @description Kendiliğinden geçiş · moves by itself
             * @enum {string}
             */
            auto_play_enabled: "true" | "false";
            /**
             * @description Görüntülenme sayısı gösterilsin · shows the number of views
             * @enum {string}
             */
            show_view_count: "true" | "false";
            /**
             * @description Oklar gösterilsin · shows arrows
             * @enum {string}
             */
            show_navigation_arrows: "true" | "false";
            /**
             * @description Noktalar gösterilsin · shows dots
             * @enum {string}
             */
            show_indicators: "true" | "false";
        };
        HomepageConfig: {
            /**
             * @description Bölümün adı · name of the section
             * @enum {string}
             */
            section_key: "hero" | "projects" | "features";
            /** @description Açıksa true · true if it is on */
            is_enabled: boolean;
            /** @description Başlık · title */
            title: string;
            /** @description Alt başlık · subtitle */
            subtitle: string;
            /** @description Açıklama · description */
            description: string;
            /** @description Projeler kartı gösterilsin · shows the card of projects */
            show_projects_card?: boolean;
            /** @description Gösterilecek proje sayısı · number of projects to show */
            max_projects_display?: number;
        };
        ShownProject: {
            /** @description Kaydın numarası · id of the record */
            id: number;
            /** @description Ad · name */
            name: string;
            /** @description Açıklama · description */
            description: string;
            /** @description Teknoloji · technology */
            technology: string;
            /** @description Projenin türü · kind of project */
            project_type: string;
            /** @description Görselin adresi · address of the image */
            image_url: string;
            /** @description GitHub adresi · GitHub address */
            github_url: string;
            /** @description Deneme adresi · address of a demonstration */
            demo_url: string;
            /** @description İndirme adresi · address of a download */
            download_url: string;
            /** @description Öne çıkarılacaksa true · true to feature it */
            is_featured: boolean;
            /** @description Kullanımdaysa true · true while it is in use */
            is_active: boolean;
            /** @description Kitaplık görselinin boyutları · sizes of an image of the library */
            image_size: components["schemas"]["ImageSize"] | null;
        };
        ImageSize: {
            /** @description Genişlik, piksel · width in pixels */
            width: number;
            /** @description Yükseklik, piksel · height in pixels */
            height: number;
            /** @description Sunulan genişlikler, piksel · widths that are served, in pixels */
            widths: number[];
        };
        HomepageFeature: {
            /** @description Simgenin adı · name of the icon */
            icon_name: string;
            /** @description Başlık · title */
            title: string;
            /** @description Açıklama · description */
            description: string;
            /** @description Renk · colour */
            color: string;
            /** @description Renk · colour */
            color_class: string;
            /** @description Kullanımdaysa true · true while it is in use */
            is_active: boolean;
        };
        HomepageAbout: {
            /** @description Başlık · title */
            title: string;
            /** @description Açıklama · description */
            description: string;
            /** @description Alt başlık · subtitle */
            subtitle: string;
            /** @description Deneyim, yıl · years of experience */
            experience_years: number;
            /** @description Tamamlanan proje sayısı · number of finished projects */
            projects_completed: number;
            /** @description Kullanılan teknoloji sayısı · number of technologies */
            technologies_used: number;
        };
        HomepageSection: {
            /** @description Bölümün adı · name of the section */
            section_key: string;
            /** @description Başlık · title */
            title: string;
            /** @description Alt başlık · subtitle */
            subtitle: string;
            /** @description Açıklama · description */
            description: string;
        };
        StaticPage: {
            /** @description Başlık · title */
            title: string;
            /** @description İçerik · content */
            content: string;
            /** @description Meta başlık · meta title */
            meta_title: string;
            /** @description Meta açıklama · meta description */
            meta_description: string;
            /**
             * Format: date-time
             * @description Son değişiklik zamanı · time of the last change
             */
            updated_at: string;
        };
        AdminSecuritySetting: {
            /** @description Ad · name */
            name: string;
            /** @description Açıksa true · true if it is on */
            is_enabled: boolean;
            /** @description Açık anahtar · public key */
            site_key: string;
            /** @description Kaydın numarası · id of the record */
            id: number;
            /** @description Gizli anahtar; okunurken maskelidir · secret key, masked where it is read */
            secret_key: string;
            /** @description Açıklama · description */
            description: string;
        };
        PublicSecuritySetting: {
            /** @description Ad · name */
            name: string;
            /** @description Açıksa true · true if it is on */
            is_enabled: boolean;
            /** @description Açık anahtar · public key */
            site_key: string;
        };
        PostSummary: {
            /** @description Kaydın numarası · id of the record */
            id: number;
            /** @description Başlık · title */
            title: string;
            /** @description Adresteki ad: küçük harf, rakam ve tire · name in the address: lower-case letters, digits and hyphens */
            slug: string;
            /** @description Listelerde gösterilen özet · summary that lists show */
            excerpt: string;
            /** @description Öne çıkan görselin adresi · address of the featured image */
            featuredImage: string | null;
            /** @description Kitaplık görselinin boyutları · sizes of an image of the library */
            imageSize: components["schemas"]["ImageSize"] | null;
            /**
             * Format: date-time
             * @description Yayın zamanı; ileri bir zaman yayını planlar · time of publication; a future one schedules it
             */
            publishedAt: string;
            /** @description Okuma süresi, dakika · reading time in minutes */
            readingTime: number;
            /** @description Görüntülenme sayısı · number of views */
            viewCount: number;
            /** @description Kategori · category */
            category: components["schemas"]["Term"] | null;
            /** @description Görselin alternatif metni · alternative text of the image */
            imageAlt: string;
            /** @description Etiketler · tags */
            tags: components["schemas"]["Term"][];
        };
        Term: {
            /** @description Kaydın numarası · id of the record */
            id: number;
            /** @description Ad · name */
            name: string;
            /** @description Adresteki ad: küçük harf, rakam ve tire · name in the address: lower-case letters, digits and hyphens */
            slug: string;
        };
        PublishedPost: {
            /** @description Kaydın numarası · id of the record */
            id: number;
            /** @description Başlık · title */
            title: string;
            /** @description Adresteki ad: küçük harf, rakam ve tire · name in the address: lower-case letters, digits and hyphens */
            slug: string;
            /** @description Listelerde gösterilen özet · summary that lists show */
            excerpt: string;
            /** @description Öne çıkan görselin adresi · address of the featured image */
            featuredImage: string | null;
            /** @description Kitaplık görselinin boyutları · sizes of an image of the library */
            imageSize: components["schemas"]["ImageSize"] | null;
            /**
             * Format: date-time
             * @description Yayın zamanı; ileri bir zaman yayını planlar · time of publication; a future one schedules it
             */
            publishedAt: string;
            /** @description Okuma süresi, dakika · reading time in minutes */
            readingTime: number;
            /** @description Görüntülenme sayısı · number of views */
            viewCount: number;
            /** @description Kategori · category */
            category: components["schemas"]["Term"] | null;
            /** @description Görselin alternatif metni · alternative text of the image */
            imageAlt: string;
            /** @description Etiketler · tags */
            tags: components["schemas"]["Term"][];
            /** @description Temizlenmiş HTML; başlıkların kimlikleri toc'takilerdir · sanitised HTML with the ids of toc */
            content: string;
            /** @description İçindekiler · table of contents */
            toc: components["schemas"]["TocEntry"][];
            /** @description Arama motorları için başlık · title for search engines */
            seoTitle: string;
            /** @description Arama motorları için açıklama · description for search engines */
            seoDescription: string;
            /** @description Anahtar kelimeler · keywords */
            seoKeywords: string;
            /** @description Fotoğrafın sahibi · who made the photo */
            imageCredit: components["schemas"]["ImageCredit"] | null;
            /**
             * Format: date-time
             * @description Oluşturulma zamanı · time of creation
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Son değişiklik zamanı · time of the last change
             */
            updatedAt: string;
            /** @description Yapay zekâ kullanımı; etiketsizse null · how AI helped; null without the label */
            provenance: {
                /** @description Bir kişi gözden geçirdiyse true · true if a person reviewed it */
                isReviewed: boolean;
            } | null;
        };
        TocEntry: {
            /** @description Başlığın kimliği · id of the heading */
            id: string;
            /** @description Metin · text */
            text: string;
            /** @description Başlık düzeyi · level of the heading */
            level: number;
        };
        ImageCredit: {
            /** @description Fotoğrafçının adı · name of the photographer */
            photographer: string;
            /** @description Fotoğrafçının sayfası · page of the photographer */
            photographerUrl: string;
            /** @description Fotoğrafın sayfası · page of the photo */
            sourceUrl: string;
        };
        Slide: {
            /** @description Görselin adresi · address of the image */
            image_url: string;
            /** @description Kitaplık görselinin boyutları · sizes of an image of the library */
            image_size: components["schemas"]["ImageSize"] | null;
            /** @description Başlık · title */
            title: string;
            /** @description Alt başlık · subtitle */
            subtitle: string;
            /** @description Adresteki ad: küçük harf, rakam ve tire · name in the address: lower-case letters, digits and hyphens */
            slug: string;
            /** @description Görüntülenme sayısı · number of views */
            view_count: number;
        };
        CategorySummary: {
            /** @description Kaydın numarası · id of the record */
            id: number;
            /** @description Ad · name */
            name: string;
            /** @description Adresteki ad: küçük harf, rakam ve tire · name in the address: lower-case letters, digits and hyphens */
            slug: string;
            /** @description Açıklama · description */
            description: string;
            /** @description Yazı sayısı · number of posts */
            postCount: number;
        };
        CategoryDetail: {
            /** @description Kaydın numarası · id of the record */
            id: number;
            /** @description Ad · name */
            name: string;
            /** @description Adresteki ad: küçük harf, rakam ve tire · name in the address: lower-case letters, digits and hyphens */
            slug: string;
            /** @description Açıklama · description */
            description: string;
            /** @description Yazı sayısı · number of posts */
            postCount: number;
            /** @description Arama motorları için başlık · title for search engines */
            seoTitle: string;
            /** @description Arama motorları için açıklama · description for search engines */
            seoDescription: string;
            /** @description Yazılar · posts */
            posts: components["schemas"]["PostSummary"][];
        };
        TagDetail: {
            /** @description Kaydın numarası · id of the record */
            id: number;
            /** @description Ad · name */
            name: string;
            /** @description Adresteki ad: küçük harf, rakam ve tire · name in the address: lower-case letters, digits and hyphens */
            slug: string;
            /** @description Açıklama · description */
            description: string;
        };
        ReferenceEntry: {
            /** @description Numara; illerde plaka · id; of a province its plate number */
            id: number;
            /** @description Ad · name */
            name: string;
        };
        Comment: {
            /** @description Kaydın numarası · id of the record */
            id: number;
            /** @description Yazının numarası · id of the post */
            blogPostId: number;
            /** @description Yanıtlanan yorumun numarası · id of the comment that is answered */
            parentId: number | null;
            /** @description Yazanın adı · first name of the author */
            author_name: string;
            /** @description Yorumun metni · text of the comment */
            content: string;
            /**
             * Format: date-time
             * @description Oluşturulma zamanı · time of creation
             */
            created_at: string;
            /** @description Yönetici yanıtıysa true · true for an administrator's answer */
            is_admin_reply: boolean;
            /** @description Yanıtlar · answers */
            replies: components["schemas"]["Comment"][];
        };
        ListingPage: {
            /** @description İlanlar · listings */
            listings: components["schemas"]["Listing"][];
            /** @description Toplam kayıt sayısı · number of all records */
            total: number;
        };
        Listing: components["schemas"]["RevealedListing"] | components["schemas"]["MaskedListing"];
        RevealedListing: {
            /** @description Kaydın numarası · id of the record */
            id: number;
            /** @description Adresteki ad: küçük harf, rakam ve tire · name in the address: lower-case letters, digits and hyphens */
            slug: string;
            /** @description Sunulan kurum · offered institution */
            offer_institution: string;
            /** @description Sunulan unvan · offered post title */
            offer_position: string;
            /** @description Sunulan il · offered province */
            offer_city: string;
            /** @description Sunulan ilçe; fark etmiyorsa null · offered district; null for any */
            offer_district: string | null;
            /** @description Kurumun doğrulandığı ay; yoksa null · month of the verification; null without one */
            verified_month: string | null;
            /** @description İstenen kurum · wanted institution */
            wanted_institution: string;
            /** @description İstenen unvan · wanted post title */
            wanted_position: string;
            /** @description İlk istenen il · first wanted province */
            wanted_city: string;
            /** @description İlk istenen ilçe; fark etmiyorsa null · first wanted district; null for any */
            wanted_district: string | null;
            /** @description İstenen yerler, en çok istenen önce · wanted places, the most wanted first */
            wishes: components["schemas"]["Wish"][];
            /** @description Onay durumu · state of the approval */
            approval_status: components["schemas"]["ApprovalStatus"];
            /** @description Öncelik · priority */
            priority: components["schemas"]["Priority"];
            /** @description Görüntülenme sayısı · number of views */
            view_count: number;
            /** @description İletişim isteği sayısı · number of contact requests */
            contact_count: number;
            /**
             * Format: date-time
             * @description Oluşturulma zamanı · time of creation
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Yayın zamanı; onaydan önce null · time of publication; null before approval
             */
            published_at: string | null;
            /**
             * Format: date-time
             * @description Son değişiklik zamanı · time of the last change
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description Geçerlilik sonu · end of validity
             */
            expires_at: string;
            /** @description Sizin iletişim isteğinizin durumu · state of your contact request */
            contact_request_status: components["schemas"]["ContactRequestState"];
            /** @description Başlık · title */
            title: string;
            /** @description Açıklama · description */
            description: string;
            /** @description Sunulan birim · offered unit */
            offerDepartment: string;
            /** @description İstenen birim · wanted unit */
            wantedDepartment: string;
            /** @description Aranan koşullar · requirements */
            requirements: string;
            /** @description Sunulan olanaklar · advantages */
            benefits: string;
            /** @description Durum · status */
            status: components["schemas"]["ListingStatus"];
            /** @description Üyenin numarası · id of the member */
            user_id: number;
            /** @description Kişi · person */
            user: {
                /** @description Ad · first name */
                first_name: string;
                /** @description Soyad; kabulden önce maskeli · surname, masked before acceptance */
                last_name: string;
                /** @description Ad ve soyad; kabulden önce maskeli · full name, masked before acceptance */
                full_name: string;
            };
        };
        Wish: {
            /** @description İl · province */
            city: string;
            /** @description İlçe; fark etmiyorsa null · district; null for any */
            district: string | null;
        };
        /**
         * @description Onay durumu · state of the approval
         * @enum {string}
         */
        ApprovalStatus: "pending" | "approved" | "rejected";
        /**
         * @description Öncelik · priority
         * @enum {string}
         */
        Priority: "low" | "normal" | "high" | "urgent";
        /** @enum {string} */
        ContactRequestState: "none" | "pending" | "accepted" | "rejected";
        /**
         * @description Durum · status
         * @enum {string}
         */
        ListingStatus: "active" | "paused" | "completed" | "expired";
        MaskedListing: {
            /** @description Kaydın numarası · id of the record */
            id: number;
            /** @description Adresteki ad: küçük harf, rakam ve tire · name in the address: lower-case letters, digits and hyphens */
            slug: string;
            /** @description Sunulan kurum · offered institution */
            offer_institution: string;
            /** @description Sunulan unvan · offered post title */
            offer_position: string;
            /** @description Sunulan il · offered province */
            offer_city: string;
            /** @description Sunulan ilçe; fark etmiyorsa null · offered district; null for any */
            offer_district: string | null;
            /** @description Kurumun doğrulandığı ay; yoksa null · month of the verification; null without one */
            verified_month: string | null;
            /** @description İstenen kurum · wanted institution */
            wanted_institution: string;
            /** @description İstenen unvan · wanted post title */
            wanted_position: string;
            /** @description İlk istenen il · first wanted province */
            wanted_city: string;
            /** @description İlk istenen ilçe; fark etmiyorsa null · first wanted district; null for any */
            wanted_district: string | null;
            /** @description İstenen yerler, en çok istenen önce · wanted places, the most wanted first */
            wishes: components["schemas"]["Wish"][];
            /** @description Onay durumu · state of the approval */
            approval_status: components["schemas"]["ApprovalStatus"];
            /** @description Öncelik · priority */
            priority: components["schemas"]["Priority"];
            /** @description Görüntülenme sayısı · number of views */
            view_count: number;
            /** @description İletişim isteği sayısı · number of contact requests */
            contact_count: number;
            /**
             * Format: date-time
             * @description Oluşturulma zamanı · time of creation
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Yayın zamanı; onaydan önce null · time of publication; null before approval
             */
            published_at: string | null;
            /**
             * Format: date-time
             * @description Son değişiklik zamanı · time of the last change
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description Geçerlilik sonu · end of validity
             */
            expires_at: string;
            /** @description Sizin iletişim isteğinizin durumu · state of your contact request */
            contact_request_status: components["schemas"]["ContactRequestState"];
            /** @description Başlık · title */
            title: string;
            /** @description Açıklama · description */
            description: string;
            /** @description Sunulan birim · offered unit */
            offerDepartment: string;
            /** @description İstenen birim · wanted unit */
            wantedDepartment: string;
            /** @description Aranan koşullar · requirements */
            requirements: string;
            /** @description Sunulan olanaklar · advantages */
            benefits: string;
            /** @description Durum · status */
            status: components["schemas"]["ListingStatus"];
            /** @description Kişi · person */
            user: {
                /** @description Ad · first name */
                first_name: string;
                /** @description Soyad; kabulden önce maskeli · surname, masked before acceptance */
                last_name: string;
                /** @description Ad ve soyad; kabulden önce maskeli · full name, masked before acceptance */
                full_name: string;
            };
        };
        MovedPeople: {
            /** @description Toplam kayıt sayısı · number of all records */
            total: number | null;
            /** @description Kurumlar · institutions */
            institutions: {
                /** @description Ad · name */
                name: string;
                /** @description Yer değiştiren kişi sayısı · number of people who moved */
                people: number;
            }[];
        };
        EmbeddedList: {
            /** @description Kurum; hepsi içinse null · institution; null for all */
            institution: string | null;
            /** @description Unvan; hepsi içinse null · post title; null for all */
            position: string | null;
            /** @description İlanlar · listings */
            listings: components["schemas"]["EmbeddedListing"][];
        };
        EmbeddedListing: {
            /** @description Kaydın numarası · id of the record */
            id: number;
            /** @description Adresteki ad: küçük harf, rakam ve tire · name in the address: lower-case letters, digits and hyphens */
            slug: string;
            /** @description Sunulan kurum · offered institution */
            offer_institution: string;
            /** @description Sunulan unvan · offered post title */
            offer_position: string;
            /** @description Sunulan il · offered province */
            offer_city: string;
            /** @description Sunulan ilçe; fark etmiyorsa null · offered district; null for any */
            offer_district: string | null;
            /** @description Kurumun doğrulandığı ay; yoksa null · month of the verification; null without one */
            verified_month: string | null;
            /** @description İstenen kurum · wanted institution */
            wanted_institution: string;
            /** @description İstenen unvan · wanted post title */
            wanted_position: string;
            /** @description İlk istenen il · first wanted province */
            wanted_city: string;
            /** @description İlk istenen ilçe; fark etmiyorsa null · first wanted district; null for any */
            wanted_district: string | null;
            /** @description İstenen yerler, en çok istenen önce · wanted places, the most wanted first */
            wishes: components["schemas"]["Wish"][];
            /** @description Onay durumu · state of the approval */
            approval_status: components["schemas"]["ApprovalStatus"];
            /** @description Öncelik · priority */
            priority: components["schemas"]["Priority"];
            /** @description Görüntülenme sayısı · number of views */
            view_count: number;
            /** @description İletişim isteği sayısı · number of contact requests */
            contact_count: number;
            /**
             * Format: date-time
             * @description Oluşturulma zamanı · time of creation
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Yayın zamanı; onaydan önce null · time of publication; null before approval
             */
            published_at: string | null;
            /**
             * Format: date-time
             * @description Son değişiklik zamanı · time of the last change
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description Geçerlilik sonu · end of validity
             */
            expires_at: string;
            /** @description Sizin iletişim isteğinizin durumu · state of your contact request */
            contact_request_status: components["schemas"]["ContactRequestState"];
            /** @description Başlık · title */
            title: string;
            /** @description Açıklama · description */
            description: string;
            /** @description Sunulan birim · offered unit */
            offerDepartment: string;
            /** @description İstenen birim · wanted unit */
            wantedDepartment: string;
            /** @description Aranan koşullar · requirements */
            requirements: string;
            /** @description Sunulan olanaklar · advantages */
            benefits: string;
            /** @description Durum · status */
            status: components["schemas"]["ListingStatus"];
            /** @description Kişi · person */
            user: {
                /** @description Ad · first name */
                first_name: string;
                /** @description Soyad; kabulden önce maskeli · surname, masked before acceptance */
                last_name: string;
                /** @description Ad ve soyad; kabulden önce maskeli · full name, masked before acceptance */
                full_name: string;
            };
            /** @description İlanın adresi · address of the listing */
            url: string;
        };
        ProvinceFlow: {
            /** @description İlin plaka numarası, 1-81 · plate number of the province, 1 to 81 */
            provinceId: number;
            /** @description Ad · name */
            name: string;
            /** @description Adresteki ad: küçük harf, rakam ve tire · name in the address: lower-case letters, digits and hyphens */
            slug: string;
            /** @description Bu ilden gitmek isteyenler; azsa null · how many want to leave; null for few */
            leaving: number | null;
            /** @description Bu ile gelmek isteyenler; azsa null · how many want to come; null for few */
            seeking: number | null;
        };
        PopularCities: {
            /** @description En çok sunulan iller · provinces most offered */
            offer: components["schemas"]["CityCount"][];
            /** @description En çok istenen iller · provinces most wanted */
            wanted: components["schemas"]["CityCount"][];
        };
        CityCount: {
            /** @description İl · province */
            city: string;
            /** @description Adresteki ad: küçük harf, rakam ve tire · name in the address: lower-case letters, digits and hyphens */
            slug: string;
            /** @description Sayı · number */
            count: number;
        };
        OwnApiKey: {
            /** @description Ad · name */
            name: string;
            /** @description Anahtarın izinleri · permissions of the key */
            scopes: components["schemas"]["KeyScope"][];
            /** @description Dakikadaki çağrı sınırı · limit of calls in a minute */
            callsPerMinute: number;
            /**
             * Format: date-time
             * @description Geçerlilik sonu · end of validity
             */
            expiresAt: string;
        };
        /** @enum {string} */
        KeyScope: "public:read" | "board:statistics" | "posts:write" | "events:receive";
        ExchangeStats: {
            /** @description Üye sayısı · number of members */
            totalUsers: number;
            /** @description Yayındaki ilan sayısı · number of listings on the board */
            activeListings: number;
            /** @description Eşleşme sayısı · number of matches */
            totalMatches: number;
            /** @description Bekleyen istek sayısı · number of pending requests */
            pendingContacts: number;
            /** @description Üye artışı, yüzde · growth of members in percent */
            userGrowth: number;
            /** @description İlan artışı, yüzde · growth of listings in percent */
            listingGrowth: number;
            /** @description Eşleşme artışı, yüzde · growth of matches in percent */
            matchGrowth: number;
            /** @description İletişim artışı, yüzde · growth of contacts in percent */
            contactGrowth: number;
            /** @description Yeni kayıtların sayıları · numbers of new records */
            newRecords: {
                /** @description Yeni üyeler · new members */
                user: {
                    /** @description Son dönemdeki sayı · number of the last period */
                    recent: number;
                    /** @description Önceki değer · value before */
                    before: number;
                };
                /** @description Yeni ilanlar · new listings */
                listing: {
                    /** @description Son dönemdeki sayı · number of the last period */
                    recent: number;
                    /** @description Önceki değer · value before */
                    before: number;
                };
                /** @description Yeni eşleşmeler · new matches */
                match: {
                    /** @description Son dönemdeki sayı · number of the last period */
                    recent: number;
                    /** @description Önceki değer · value before */
                    before: number;
                };
                /** @description Yeni iletişimler · new contacts */
                contact: {
                    /** @description Son dönemdeki sayı · number of the last period */
                    recent: number;
                    /** @description Önceki değer · value before */
                    before: number;
                };
            };
        };
        TopCities: {
            /** @description En çok sunulan iller · provinces most offered */
            offer: {
                /** @description İl · province */
                city: string;
                /** @description Sayı · number */
                count: number;
            }[];
            /** @description En çok istenen iller · provinces most wanted */
            wanted: {
                /** @description İl · province */
                city: string;
                /** @description Sayı · number */
                count: number;
            }[];
        };
        EventPage: {
            /** @description Kayıtlar · records */
            items: components["schemas"]["ListedEvent"][];
            /** @description Devamı için after olarak gönderilir · to send as `after` to go on */
            next: string;
            /** @description Devamı varsa true · true if there are more */
            hasMore: boolean;
        };
        ListedEvent: {
            /**
             * @description Tür · type
             * @constant
             */
            type: "post.published";
            /**
             * Format: date-time
             * @description Olayın zamanı (ISO 8601) · when the event happened (ISO 8601)
             */
            timestamp: string;
            /** @description Olayın bilgileri · data of the event */
            data: {
                /** @description Kaydın numarası · id of the record */
                id: number;
                /** @description Başlık · title */
                title: string;
                /** @description Adresteki ad: küçük harf, rakam ve tire · name in the address: lower-case letters, digits and hyphens */
                slug: string;
                /**
                 * Format: uri
                 * @description Tam adres · whole address
                 */
                url: string;
                /**
                 * Format: date-time
                 * @description Yayın zamanı; ileri bir zaman yayını planlar · time of publication; a future one schedules it
                 */
                publishedAt: string;
            };
            /** @description Olayın kimliği; webhook-id ile aynı · id of the event, the same as webhook-id */
            id: string;
        } | {
            /**
             * @description Tür · type
             * @constant
             */
            type: "listing.approved";
            /**
             * Format: date-time
             * @description Olayın zamanı (ISO 8601) · when the event happened (ISO 8601)
             */
            timestamp: string;
            /** @description Olayın bilgileri · data of the event */
            data: {
                /** @description Kaydın numarası · id of the record */
                id: number;
                /** @description Başlık · title */
                title: string;
                /** @description Adresteki ad: küçük harf, rakam ve tire · name in the address: lower-case letters, digits and hyphens */
                slug: string;
                /**
                 * Format: uri
                 * @description Tam adres · whole address
                 */
                url: string;
            };
            /** @description Olayın kimliği; webhook-id ile aynı · id of the event, the same as webhook-id */
            id: string;
        } | {
            /**
             * @description Tür · type
             * @constant
             */
            type: "contact_message.received";
            /**
             * Format: date-time
             * @description Olayın zamanı (ISO 8601) · when the event happened (ISO 8601)
             */
            timestamp: string;
            /** @description Olayın bilgileri · data of the event */
            data: {
                /** @description Kaydın numarası · id of the record */
                id: number;
                /** @description Konu · subject */
                subject: string;
            };
            /** @description Olayın kimliği; webhook-id ile aynı · id of the event, the same as webhook-id */
            id: string;
        } | {
            /**
             * @description Tür · type
             * @constant
             */
            type: "comment.received";
            /**
             * Format: date-time
             * @description Olayın zamanı (ISO 8601) · when the event happened (ISO 8601)
             */
            timestamp: string;
            /** @description Olayın bilgileri · data of the event */
            data: {
                /** @description Kaydın numarası · id of the record */
                id: number;
                /** @description Yazının numarası · id of the post */
                postId: number;
            };
            /** @description Olayın kimliği; webhook-id ile aynı · id of the event, the same as webhook-id */
            id: string;
        } | {
            /**
             * @description Tür · type
             * @constant
             */
            type: "member.registered";
            /**
             * Format: date-time
             * @description Olayın zamanı (ISO 8601) · when the event happened (ISO 8601)
             */
            timestamp: string;
            /** @description Olayın bilgileri · data of the event */
            data: {
                /** @description Kaydın numarası · id of the record */
                id: number;
            };
            /** @description Olayın kimliği; webhook-id ile aynı · id of the event, the same as webhook-id */
            id: string;
        };
        PostPage: {
            /** @description Kayıtlar · records */
            items: components["schemas"]["PostRow"][];
            /** @description Sayfa numarası, 1'den başlar · page number, from 1 */
            page: number;
            /** @description Sayfa sayısı · number of pages */
            pageCount: number;
            /** @description Toplam kayıt sayısı · number of all records */
            total: number;
            /** @description Bağlantılar · links */
            links: components["schemas"]["PageLinks"];
        };
        PostRow: {
            /** @description Kaydın numarası · id of the record */
            id: number;
            /** @description Başlık · title */
            title: string;
            /** @description Adresteki ad: küçük harf, rakam ve tire · name in the address: lower-case letters, digits and hyphens */
            slug: string;
            /** @description Listelerde gösterilen özet · summary that lists show */
            excerpt: string;
            /** @description Öne çıkan görselin adresi · address of the featured image */
            featuredImage: string | null;
            /** @description Görselin alternatif metni · alternative text of the image */
            imageAlt: string;
            /**
             * @description Durum · status
             * @enum {string}
             */
            status: "draft" | "published" | "archived";
            /**
             * Format: date-time
             * @description Yayın zamanı; ileri bir zaman yayını planlar · time of publication; a future one schedules it
             */
            publishedAt: string | null;
            /**
             * Format: date-time
             * @description Yayından kalkma zamanı · time at which readers no longer see it
             */
            unpublishAt: string | null;
            /** @description Slider’da gösterilecekse true · true to show it in the slider */
            isFeatured: boolean;
            /** @description Kategorinin numarası · id of the category */
            categoryId: number | null;
            /** @description Etiketler · tags */
            tags: components["schemas"]["Term"][];
            /**
             * Format: date-time
             * @description Oluşturulma zamanı · time of creation
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Son değişiklik zamanı · time of the last change
             */
            updatedAt: string;
            /** @description Görüntülenme sayısı · number of views */
            viewCount: number;
            /** @description Okuma süresi, dakika · reading time in minutes */
            readingTime: number;
        };
        PageLinks: {
            /**
             * Format: uri
             * @description Bu sayfanın adresi · address of this page
             */
            self: string;
            /**
             * Format: uri
             * @description İlk sayfanın adresi · address of the first page
             */
            first: string;
            /** @description Önceki sayfanın adresi; yoksa null · address of the page before; null without one */
            prev: string | null;
            /** @description Sonraki sayfanın adresi; yoksa null · address of the next page; null without one */
            next: string | null;
            /**
             * Format: uri
             * @description Sonuncusu · the last one
             */
            last: string;
        };
        Post: {
            /** @description Kaydın numarası · id of the record */
            id: number;
            /** @description Başlık · title */
            title: string;
            /** @description Adresteki ad: küçük harf, rakam ve tire · name in the address: lower-case letters, digits and hyphens */
            slug: string;
            /** @description Listelerde gösterilen özet · summary that lists show */
            excerpt: string;
            /** @description Öne çıkan görselin adresi · address of the featured image */
            featuredImage: string | null;
            /** @description Görselin alternatif metni · alternative text of the image */
            imageAlt: string;
            /**
             * @description Durum · status
             * @enum {string}
             */
            status: "draft" | "published" | "archived";
            /**
             * Format: date-time
             * @description Yayın zamanı; ileri bir zaman yayını planlar · time of publication; a future one schedules it
             */
            publishedAt: string | null;
            /**
             * Format: date-time
             * @description Yayından kalkma zamanı · time at which readers no longer see it
             */
            unpublishAt: string | null;
            /** @description Slider’da gösterilecekse true · true to show it in the slider */
            isFeatured: boolean;
            /** @description Kategorinin numarası · id of the category */
            categoryId: number | null;
            /** @description Etiketler · tags */
            tags: components["schemas"]["Term"][];
            /**
             * Format: date-time
             * @description Oluşturulma zamanı · time of creation
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Son değişiklik zamanı · time of the last change
             */
            updatedAt: string;
            /** @description Görüntülenme sayısı · number of views */
            viewCount: number;
            /** @description Okuma süresi, dakika · reading time in minutes */
            readingTime: number;
            /** @description Yazının HTML metni · text of the post in HTML */
            content: string;
            /** @description Arama motorları için başlık · title for search engines */
            seoTitle: string;
            /** @description Arama motorları için açıklama · description for search engines */
            seoDescription: string;
            /** @description Anahtar kelimeler · keywords */
            seoKeywords: string;
            /** @description Kaydın sürümü; eski bir sürümün üzerine yazılmaz · version of the record; an older one is not written over */
            version: number;
        };
        PostPublishedEvent: {
            /**
             * @description Tür · type
             * @constant
             */
            type: "post.published";
            /**
             * Format: date-time
             * @description Olayın zamanı (ISO 8601) · when the event happened (ISO 8601)
             */
            timestamp: string;
            /** @description Olayın bilgileri · data of the event */
            data: {
                /** @description Kaydın numarası · id of the record */
                id: number;
                /** @description Başlık · title */
                title: string;
                /** @description Adresteki ad: küçük harf, rakam ve tire · name in the address: lower-case letters, digits and hyphens */
                slug: string;
                /**
                 * Format: uri
                 * @description Tam adres · whole address
                 */
                url: string;
                /**
                 * Format: date-time
                 * @description Yayın zamanı; ileri bir zaman yayını planlar · time of publication; a future one schedules it
                 */
                publishedAt: string;
            };
        };
        ListingApprovedEvent: {
            /**
             * @description Tür · type
             * @constant
             */
            type: "listing.approved";
            /**
             * Format: date-time
             * @description Olayın zamanı (ISO 8601) · when the event happened (ISO 8601)
             */
            timestamp: string;
            /** @description Olayın bilgileri · data of the event */
            data: {
                /** @description Kaydın numarası · id of the record */
                id: number;
                /** @description Başlık · title */
                title: string;
                /** @description Adresteki ad: küçük harf, rakam ve tire · name in the address: lower-case letters, digits and hyphens */
                slug: string;
                /**
                 * Format: uri
                 * @description Tam adres · whole address
                 */
                url: string;
            };
        };
        ContactMessageReceivedEvent: {
            /**
             * @description Tür · type
             * @constant
             */
            type: "contact_message.received";
            /**
             * Format: date-time
             * @description Olayın zamanı (ISO 8601) · when the event happened (ISO 8601)
             */
            timestamp: string;
            /** @description Olayın bilgileri · data of the event */
            data: {
                /** @description Kaydın numarası · id of the record */
                id: number;
                /** @description Konu · subject */
                subject: string;
            };
        };
        CommentReceivedEvent: {
            /**
             * @description Tür · type
             * @constant
             */
            type: "comment.received";
            /**
             * Format: date-time
             * @description Olayın zamanı (ISO 8601) · when the event happened (ISO 8601)
             */
            timestamp: string;
            /** @description Olayın bilgileri · data of the event */
            data: {
                /** @description Kaydın numarası · id of the record */
                id: number;
                /** @description Yazının numarası · id of the post */
                postId: number;
            };
        };
        MemberRegisteredEvent: {
            /**
             * @description Tür · type
             * @constant
             */
            type: "member.registered";
            /**
             * Format: date-time
             * @description Olayın zamanı (ISO 8601) · when the event happened (ISO 8601)
             */
            timestamp: string;
            /** @description Olayın bilgileri · data of the event */
            data: {
                /** @description Kaydın numarası · id of the record */
                id: number;
            };
        };
        TestEvent: {
            /**
             * @description Tür · type
             * @constant
             */
            type: "test";
            /**
             * Format: date-time
             * @description Olayın zamanı (ISO 8601) · when the event happened (ISO 8601)
             */
            timestamp: string;
            /** @description Olayın bilgileri · data of the event */
            data: Record<string, never>;
        };
    };
    responses: never;
    parameters: {
        /** @description Okunan kaydın ETag başlığı; kayıt sonra değiştiyse yanıt 412 olur · the ETag of the record as it was read; 412 if the record has changed since then */
        IfMatch: string;
        /** @description Eldeki yanıtın ETag başlığı · the ETag of the answer that the caller has */
        IfNoneMatch: string;
        /** @description Yinelenen isteği tanıtan benzersiz metin · a unique text that recognises a repeated request */
        IdempotencyKey: string;
        /** @description Yöneticinin şifresi, yüzde kodlamasıyla. Girişten veya son onaydan on dakika sonra gerekir; yoksa yanıt CONFIRMATION_REQUIRED olur · the administrator's password, percent-encoded. Needed ten minutes after the sign-in or the last confirmation; without it the answer is CONFIRMATION_REQUIRED */
        ConfirmPassword: string;
    };
    requestBodies: never;
    headers: {
        /** @description Kalan hak ve yenilenmesine kalan saniye · what is left, and the seconds until it is renewed */
        RateLimit: string;
        /** @description Yanıtın kimliği · identifies the answer */
        ETag: string;
        /** @description Saniye · seconds */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "site-settings-get": {
        parameters: {
            query?: never;
            header?: {
                /** @description Eldeki yanıtın ETag başlığı · the ETag of the answer that the caller has */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Başarılı · successful */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteSettings"];
                };
            };
        };
    };
    "site-slider-get": {
        parameters: {
            query?: never;
            header?: {
                /** @description Eldeki yanıtın ETag başlığı · the ETag of the answer that the caller has */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Başarılı · successful */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SliderSettings"];
                };
            };
        };
    };
    "site-homepage-config": {
        parameters: {
            query?: never;
            header?: {
                /** @description Eldeki yanıtın ETag başlığı · the ETag of the answer that the caller has */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Başarılı · successful */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HomepageConfig"][];
                };
            };
        };
    };
    "site-homepage-projects": {
        parameters: {
            query?: never;
            header?: {
                /** @description Eldeki yanıtın ETag başlığı · the ETag of the answer that the caller has */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Başarılı · successful */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShownProject"][];
                };
            };
        };
    };
    "site-homepage-features": {
        parameters: {
            query?: never;
            header?: {
                /** @description Eldeki yanıtın ETag başlığı · the ETag of the answer that the caller has */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Başarılı · successful */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HomepageFeature"][];
                };
            };
        };
    };
    "site-homepage-about": {
        parameters: {
            query?: never;
            header?: {
                /** @description Eldeki yanıtın ETag başlığı · the ETag of the answer that the caller has */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Başarılı · successful */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HomepageAbout"];
                };
            };
        };
    };
    "site-homepage-sections": {
        parameters: {
            query?: never;
            header?: {
                /** @description Eldeki yanıtın ETag başlığı · the ETag of the answer that the caller has */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Başarılı · successful */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HomepageSection"][];
                };
            };
        };
    };
    "site-pages-get": {
        parameters: {
            query?: never;
            header?: {
                /** @description Eldeki yanıtın ETag başlığı · the ETag of the answer that the caller has */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Adresteki ad: küçük harf, rakam ve tire · name in the address: lower-case letters, digits and hyphens */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Başarılı · successful */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaticPage"];
                };
            };
        };
    };
    "site-securitySettings-list": {
        parameters: {
            query?: never;
            header?: {
                /** @description Eldeki yanıtın ETag başlığı · the ETag of the answer that the caller has */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Başarılı · successful */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["AdminSecuritySetting"] | components["schemas"]["PublicSecuritySetting"])[];
                };
            };
        };
    };
    "blog-posts-list": {
        parameters: {
            query?: {
                /** @description Kategori · category */
                category?: string;
                /** @description Etiketin adresteki adı · name of the tag in the address */
                tag?: string;
                /** @description En fazla kaç kayıt · at most how many records */
                limit?: number;
                /** @description Atlanacak kayıt sayısı · number of records to skip */
                offset?: number;
                /** @description Aranan metin · text to search for */
                search?: string;
            };
            header?: {
                /** @description Eldeki yanıtın ETag başlığı · the ETag of the answer that the caller has */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Başarılı · successful */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostSummary"][];
                };
            };
        };
    };
    "blog-posts-get": {
        parameters: {
            query?: never;
            header?: {
                /** @description Eldeki yanıtın ETag başlığı · the ETag of the answer that the caller has */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Adresteki ad: küçük harf, rakam ve tire · name in the address: lower-case letters, digits and hyphens */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Başarılı · successful */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublishedPost"];
                };
            };
        };
    };
    "blog-recent": {
        parameters: {
            query?: {
                /** @description En fazla kaç kayıt · at most how many records */
                limit?: number;
            };
            header?: {
                /** @description Eldeki yanıtın ETag başlığı · the ETag of the answer that the caller has */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Başarılı · successful */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostSummary"][];
                };
            };
        };
    };
    "blog-popular": {
        parameters: {
            query?: {
                /** @description En fazla kaç kayıt · at most how many records */
                limit?: number;
            };
            header?: {
                /** @description Eldeki yanıtın ETag başlığı · the ETag of the answer that the caller has */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Başarılı · successful */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostSummary"][];
                };
            };
        };
    };
    "blog-slider": {
        parameters: {
            query?: {
                /** @description En fazla kaç kayıt · at most how many records */
                limit?: number;
            };
            header?: {
                /** @description Eldeki yanıtın ETag başlığı · the ETag of the answer that the caller has */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Başarılı · successful */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Slide"][];
                };
            };
        };
    };
    "blog-search": {
        parameters: {
            query: {
                /** @description Aranan sözcükler · words to search for */
                q: string;
                /** @description En fazla kaç kayıt · at most how many records */
                limit?: number;
                /** @description Atlanacak kayıt sayısı · number of records to skip */
                offset?: number;
            };
            header?: {
                /** @description Eldeki yanıtın ETag başlığı · the ETag of the answer that the caller has */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Başarılı · successful */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostSummary"][];
                };
            };
        };
    };
    "blog-categories-list": {
        parameters: {
            query?: never;
            header?: {
                /** @description Eldeki yanıtın ETag başlığı · the ETag of the answer that the caller has */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Başarılı · successful */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategorySummary"][];
                };
            };
        };
    };
    "blog-categories-get": {
        parameters: {
            query?: never;
            header?: {
                /** @description Eldeki yanıtın ETag başlığı · the ETag of the answer that the caller has */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Adresteki ad: küçük harf, rakam ve tire · name in the address: lower-case letters, digits and hyphens */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Başarılı · successful */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryDetail"];
                };
            };
        };
    };
    "blog-tags-list": {
        parameters: {
            query?: never;
            header?: {
                /** @description Eldeki yanıtın ETag başlığı · the ETag of the answer that the caller has */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Başarılı · successful */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TagDetail"][];
                };
            };
        };
    };
    "blog-tags-get": {
        parameters: {
            query?: never;
            header?: {
                /** @description Eldeki yanıtın ETag başlığı · the ETag of the answer that the caller has */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Adresteki ad: küçük harf, rakam ve tire · name in the address: lower-case letters, digits and hyphens */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Başarılı · successful */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TagDetail"];
                };
            };
        };
    };
    "reference-provinces": {
        parameters: {
            query?: never;
            header?: {
                /** @description Eldeki yanıtın ETag başlığı · the ETag of the answer that the caller has */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Başarılı · successful */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceEntry"][];
                };
            };
        };
    };
    "reference-districts": {
        parameters: {
            query: {
                /** @description İlin plaka numarası, 1-81 · plate number of the province, 1 to 81 */
                provinceId: number;
            };
            header?: {
                /** @description Eldeki yanıtın ETag başlığı · the ETag of the answer that the caller has */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Başarılı · successful */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceEntry"][];
                };
            };
        };
    };
    "reference-institutions": {
        parameters: {
            query?: never;
            header?: {
                /** @description Eldeki yanıtın ETag başlığı · the ETag of the answer that the caller has */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Başarılı · successful */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceEntry"][];
                };
            };
        };
    };
    "reference-positions": {
        parameters: {
            query?: never;
            header?: {
                /** @description Eldeki yanıtın ETag başlığı · the ETag of the answer that the caller has */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Başarılı · successful */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceEntry"][];
                };
            };
        };
    };
    "comments-list": {
        parameters: {
            query?: never;
            header?: {
                /** @description Eldeki yanıtın ETag başlığı · the ETag of the answer that the caller has */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Yazının numarası · id of the post */
                blogPostId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Başarılı · successful */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"][];
                };
            };
        };
    };
    "becayis-listings-list": {
        parameters: {
            query?: {
                /** @description Aranan metin · text to search for */
                search?: string;
                /** @description İl · province */
                city?: string;
                /** @description Ayrılınan il · province to leave */
                fromCity?: string;
                /** @description Gidilecek il · province to go to */
                toCity?: string;
                /** @description Unvan · post title */
                position?: string;
                /** @description Kurum · institution */
                institution?: string;
                /** @description Yalnızca kurumu doğrulanmış üyelerin ilanları için true · true for listings of verified owners alone */
                verifiedOnly?: boolean;
                /** @description Üyenin numarası · id of the member */
                user_id?: number;
                /** @description Sayfa numarası, 1'den başlar · page number, from 1 */
                page?: number;
                /** @description En fazla kaç kayıt · at most how many records */
                limit?: number;
                /** @description Sıralama alanı · field to sort by */
                sortBy?: "created_at" | "createdAt" | "updated_at" | "updatedAt" | "expires_at" | "expiresAt" | "view_count" | "viewCount" | "priority" | "title";
                /** @description Sıralama yönü · direction of the order */
                sortOrder?: "asc" | "desc";
            };
            header?: {
                /** @description Eldeki yanıtın ETag başlığı · the ETag of the answer that the caller has */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Başarılı · successful */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListingPage"];
                };
            };
        };
    };
    "becayis-listings-getBySlug": {
        parameters: {
            query?: never;
            header?: {
                /** @description Eldeki yanıtın ETag başlığı · the ETag of the answer that the caller has */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Adresteki ad: küçük harf, rakam ve tire · name in the address: lower-case letters, digits and hyphens */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Başarılı · successful */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Listing"];
                };
            };
        };
    };
    "becayis-listings-getById": {
        parameters: {
            query?: never;
            header?: {
                /** @description Eldeki yanıtın ETag başlığı · the ETag of the answer that the caller has */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description Kaydın numarası · id of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Başarılı · successful */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Listing"];
                };
            };
        };
    };
    "becayis-results-moved": {
        parameters: {
            query?: never;
            header?: {
                /** @description Eldeki yanıtın ETag başlığı · the ETag of the answer that the caller has */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Başarılı · successful */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MovedPeople"];
                };
            };
        };
    };
    "becayis-embed-list": {
        parameters: {
            query?: {
                /** @description Kurum · institution */
                institution?: string;
                /** @description Unvan · post title */
                position?: string;
            };
            header?: {
                /** @description Eldeki yanıtın ETag başlığı · the ETag of the answer that the caller has */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Başarılı · successful */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmbeddedList"];
                };
            };
        };
    };
    "becayis-map": {
        parameters: {
            query?: never;
            header?: {
                /** @description Eldeki yanıtın ETag başlığı · the ETag of the answer that the caller has */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Başarılı · successful */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProvinceFlow"][];
                };
            };
        };
    };
    "becayis-popularCities": {
        parameters: {
            query?: never;
            header?: {
                /** @description Eldeki yanıtın ETag başlığı · the ETag of the answer that the caller has */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Başarılı · successful */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PopularCities"];
                };
            };
        };
    };
    "keyed-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Başarılı · successful */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnApiKey"];
                };
            };
        };
    };
    "keyed-boardStatistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Başarılı · successful */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExchangeStats"];
                };
            };
        };
    };
    "keyed-boardCities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Başarılı · successful */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopCities"];
                };
            };
        };
    };
    "keyed-events": {
        parameters: {
            query?: {
                /** @description Önceki yanıtın next değeri; boşsa en eskisinden · `next` of the answer before; the oldest if empty */
                after?: string;
                /** @description En fazla kaç kayıt · at most how many records */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Başarılı · successful */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventPage"];
                };
            };
        };
    };
    "keyed-posts-list": {
        parameters: {
            query?: {
                /** @description Durum · status */
                status?: "draft" | "published" | "archived";
                /** @description Kategorinin numarası · id of the category */
                categoryId?: number;
                /** @description Aranan metin · text to search for */
                search?: string;
                /** @description En fazla kaç kayıt · at most how many records */
                limit?: number;
                /** @description Sayfa numarası, 1'den başlar · page number, from 1 */
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Başarılı · successful */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostPage"];
                };
            };
        };
    };
    "keyed-posts-create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Yinelenen isteği tanıtan benzersiz metin · a unique text that recognises a repeated request */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Başlık · title */
                    title: string;
                    /** @description Adresteki ad: küçük harf, rakam ve tire · name in the address: lower-case letters, digits and hyphens */
                    slug: string;
                    /**
                     * @description Listelerde gösterilen özet · summary that lists show
                     * @default
                     */
                    excerpt?: string;
                    /** @description Yazının HTML metni · text of the post in HTML */
                    content: string;
                    /** @description Öne çıkan görselin adresi · address of the featured image */
                    featuredImage?: (string | "") | null;
                    /**
                     * @description Görselin alternatif metni · alternative text of the image
                     * @default
                     */
                    imageAlt?: string;
                    /** @description Kategorinin numarası · id of the category */
                    categoryId?: number | null;
                    /**
                     * @description Etiketlerin numaraları · ids of the tags
                     * @default []
                     */
                    tagIds?: number[];
                    /**
                     * @description Durum · status
                     * @default draft
                     * @enum {string}
                     */
                    status?: "draft" | "published" | "archived";
                    /** @description Yayın zamanı; ileri bir zaman yayını planlar · time of publication; a future one schedules it */
                    publishedAt?: string | null;
                    /** @description Yayından kalkma zamanı · time at which readers no longer see it */
                    unpublishAt?: string | null;
                    /**
                     * @description Slider’da gösterilecekse true · true to show it in the slider
                     * @default false
                     */
                    isFeatured?: boolean;
                    /**
                     * @description Arama motorları için başlık · title for search engines
                     * @default
                     */
                    seoTitle?: string;
                    /**
                     * @description Arama motorları için açıklama · description for search engines
                     * @default
                     */
                    seoDescription?: string;
                    /**
                     * @description Anahtar kelimeler · keywords
                     * @default
                     */
                    seoKeywords?: string;
                    /** @description Etiketler · tags */
                    tags?: {
                        /** @description Kaydın numarası · id of the record */
                        id: number;
                        /** @description Ad · name */
                        name?: string;
                        /** @description Adresteki ad: küçük harf, rakam ve tire · name in the address: lower-case letters, digits and hyphens */
                        slug?: string;
                    }[];
                    /** @description Abonelere gönderim: false dışında tutar, true gönderime alır · mails to subscribers: false keeps out, true lets in */
                    isMailed?: boolean;
                } & {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Başarılı · successful */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
                };
            };
        };
    };
    "keyed-posts-get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Kaydın numarası · id of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Başarılı · successful */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
                };
            };
        };
    };
    "keyed-posts-update": {
        parameters: {
            query?: never;
            header?: {
                /** @description Okunan kaydın ETag başlığı; kayıt sonra değiştiyse yanıt 412 olur · the ETag of the record as it was read; 412 if the record has changed since then */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Kaydın numarası · id of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ({
                    /** @description Başlık · title */
                    title?: string;
                    /** @description Adresteki ad: küçük harf, rakam ve tire · name in the address: lower-case letters, digits and hyphens */
                    slug?: string;
                    /** @description Listelerde gösterilen özet · summary that lists show */
                    excerpt?: string;
                    /** @description Yazının HTML metni · text of the post in HTML */
                    content?: string;
                    /** @description Öne çıkan görselin adresi · address of the featured image */
                    featuredImage?: (string | "") | null;
                    /** @description Görselin alternatif metni · alternative text of the image */
                    imageAlt?: string;
                    /** @description Kategorinin numarası · id of the category */
                    categoryId?: number | null;
                    /** @description Etiketlerin numaraları · ids of the tags */
                    tagIds?: number[];
                    /**
                     * @description Durum · status
                     * @enum {string}
                     */
                    status?: "draft" | "published" | "archived";
                    /** @description Yayın zamanı; ileri bir zaman yayını planlar · time of publication; a future one schedules it */
                    publishedAt?: string | null;
                    /** @description Yayından kalkma zamanı · time at which readers no longer see it */
                    unpublishAt?: string | null;
                    /** @description Slider’da gösterilecekse true · true to show it in the slider */
                    isFeatured?: boolean;
                    /** @description Arama motorları için başlık · title for search engines */
                    seoTitle?: string;
                    /** @description Arama motorları için açıklama · description for search engines */
                    seoDescription?: string;
                    /** @description Anahtar kelimeler · keywords */
                    seoKeywords?: string;
                    /** @description Kaydın sürümü; eski bir sürümün üzerine yazılmaz · version of the record; an older one is not written over */
                    version?: number;
                    /** @description Etiketler · tags */
                    tags?: {
                        /** @description Kaydın numarası · id of the record */
                        id: number;
                        /** @description Ad · name */
                        name?: string;
                        /** @description Adresteki ad: küçük harf, rakam ve tire · name in the address: lower-case letters, digits and hyphens */
                        slug?: string;
                    }[];
                    /** @description Abonelere gönderim: false dışında tutar, true gönderime alır · mails to subscribers: false keeps out, true lets in */
                    isMailed?: boolean;
                } & {
                    [key: string]: unknown;
                }) | unknown | unknown | unknown | unknown | unknown | unknown | unknown | unknown | unknown | unknown | unknown | unknown | unknown | unknown | unknown | unknown | unknown;
            };
        };
        responses: {
            /** @description Başarılı · successful */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
                };
            };
        };
    };
    "keyed-posts-change": {
        parameters: {
            query?: never;
            header?: {
                /** @description Okunan kaydın ETag başlığı; kayıt sonra değiştiyse yanıt 412 olur · the ETag of the record as it was read; 412 if the record has changed since then */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description Kaydın numarası · id of the record */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ({
                    /** @description Başlık · title */
                    title?: string;
                    /** @description Adresteki ad: küçük harf, rakam ve tire · name in the address: lower-case letters, digits and hyphens */
                    slug?: string;
                    /** @description Listelerde gösterilen özet · summary that lists show */
                    excerpt?: string | null;
                    /** @description Yazının HTML metni · text of the post in HTML */
                    content?: string;
                    /** @description Öne çıkan görselin adresi · address of the featured image */
                    featuredImage?: (string | "") | null;
                    /** @description Görselin alternatif metni · alternative text of the image */
                    imageAlt?: string | null;
                    /** @description Kategorinin numarası · id of the category */
                    categoryId?: number | null;
                    /** @description Etiketlerin numaraları · ids of the tags */
                    tagIds?: number[] | null;
                    /** @description Durum · status */
                    status?: ("draft" | "published" | "archived") | null;
                    /** @description Yayın zamanı; ileri bir zaman yayını planlar · time of publication; a future one schedules it */
                    publishedAt?: string | null;
                    /** @description Yayından kalkma zamanı · time at which readers no longer see it */
                    unpublishAt?: string | null;
                    /** @description Slider’da gösterilecekse true · true to show it in the slider */
                    isFeatured?: boolean | null;
                    /** @description Arama motorları için başlık · title for search engines */
                    seoTitle?: string | null;
                    /** @description Arama motorları için açıklama · description for search engines */
                    seoDescription?: string | null;
                    /** @description Anahtar kelimeler · keywords */
                    seoKeywords?: string | null;
                    /** @description Kaydın sürümü; eski bir sürümün üzerine yazılmaz · version of the record; an older one is not written over */
                    version?: number;
                    /** @description Etiketler · tags */
                    tags?: {
                        /** @description Kaydın numarası · id of the record */
                        id: number;
                        /** @description Ad · name */
                        name?: string;
                        /** @description Adresteki ad: küçük harf, rakam ve tire · name in the address: lower-case letters, digits and hyphens */
                        slug?: string;
                    }[];
                    /** @description Abonelere gönderim: false dışında tutar, true gönderime alır · mails to subscribers: false keeps out, true lets in */
                    isMailed?: boolean;
                } & {
                    [key: string]: unknown;
                }) | unknown | unknown | unknown | unknown | unknown | unknown | unknown | unknown | unknown | unknown | unknown | unknown | unknown | unknown | unknown | unknown | unknown;
                "application/merge-patch+json": ({
                    /** @description Başlık · title */
                    title?: string;
                    /** @description Adresteki ad: küçük harf, rakam ve tire · name in the address: lower-case letters, digits and hyphens */
                    slug?: string;
                    /** @description Listelerde gösterilen özet · summary that lists show */
                    excerpt?: string | null;
                    /** @description Yazının HTML metni · text of the post in HTML */
                    content?: string;
                    /** @description Öne çıkan görselin adresi · address of the featured image */
                    featuredImage?: (string | "") | null;
                    /** @description Görselin alternatif metni · alternative text of the image */
                    imageAlt?: string | null;
                    /** @description Kategorinin numarası · id of the category */
                    categoryId?: number | null;
                    /** @description Etiketlerin numaraları · ids of the tags */
                    tagIds?: number[] | null;
                    /** @description Durum · status */
                    status?: ("draft" | "published" | "archived") | null;
                    /** @description Yayın zamanı; ileri bir zaman yayını planlar · time of publication; a future one schedules it */
                    publishedAt?: string | null;
                    /** @description Yayından kalkma zamanı · time at which readers no longer see it */
                    unpublishAt?: string | null;
                    /** @description Slider’da gösterilecekse true · true to show it in the slider */
                    isFeatured?: boolean | null;
                    /** @description Arama motorları için başlık · title for search engines */
                    seoTitle?: string | null;
                    /** @description Arama motorları için açıklama · description for search engines */
                    seoDescription?: string | null;
                    /** @description Anahtar kelimeler · keywords */
                    seoKeywords?: string | null;
                    /** @description Kaydın sürümü; eski bir sürümün üzerine yazılmaz · version of the record; an older one is not written over */
                    version?: number;
                    /** @description Etiketler · tags */
                    tags?: {
                        /** @description Kaydın numarası · id of the record */
                        id: number;
                        /** @description Ad · name */
                        name?: string;
                        /** @description Adresteki ad: küçük harf, rakam ve tire · name in the address: lower-case letters, digits and hyphens */
                        slug?: string;
                    }[];
                    /** @description Abonelere gönderim: false dışında tutar, true gönderime alır · mails to subscribers: false keeps out, true lets in */
                    isMailed?: boolean;
                } & {
                    [key: string]: unknown;
                }) | unknown | unknown | unknown | unknown | unknown | unknown | unknown | unknown | unknown | unknown | unknown | unknown | unknown | unknown | unknown | unknown | unknown;
            };
        };
        responses: {
            /** @description Başarılı · successful */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
                };
            };
        };
    };
    "event-post-published": {
        parameters: {
            query?: never;
            header: {
                /** @description Olayın kimliği; yinelemelerde aynıdır · id of the event, the same in repetitions */
                "webhook-id": string;
                /** @description Gönderim zamanı, saniye olarak; beş dakikadan eskisi reddedilmelidir · time of the attempt in seconds since 1970; refuse what is older than five minutes */
                "webhook-timestamp": number;
                /** @description `v1,` ile başlayan, boşlukla ayrılmış imzalar: `{webhook-id}.{webhook-timestamp}.{gövde}` metninin, `whsec_` sonrası base64 anahtarıyla HMAC-SHA-256 değeri (base64). Anahtar yenilendikten sonra 24 saat boyunca iki imza gelir · signatures divided by spaces, each `v1,` and the base64 of HMAC-SHA-256 of `{webhook-id}.{webhook-timestamp}.{body}` with the key that follows `whsec_` in base64; two of them for 24 hours after the secret was replaced */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostPublishedEvent"];
            };
        };
        responses: {
            /** @description Adres artık kullanılmıyor · the address is no longer used */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Olay alındı · the event was taken */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "event-listing-approved": {
        parameters: {
            query?: never;
            header: {
                /** @description Olayın kimliği; yinelemelerde aynıdır · id of the event, the same in repetitions */
                "webhook-id": string;
                /** @description Gönderim zamanı, saniye olarak; beş dakikadan eskisi reddedilmelidir · time of the attempt in seconds since 1970; refuse what is older than five minutes */
                "webhook-timestamp": number;
                /** @description `v1,` ile başlayan, boşlukla ayrılmış imzalar: `{webhook-id}.{webhook-timestamp}.{gövde}` metninin, `whsec_` sonrası base64 anahtarıyla HMAC-SHA-256 değeri (base64). Anahtar yenilendikten sonra 24 saat boyunca iki imza gelir · signatures divided by spaces, each `v1,` and the base64 of HMAC-SHA-256 of `{webhook-id}.{webhook-timestamp}.{body}` with the key that follows `whsec_` in base64; two of them for 24 hours after the secret was replaced */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListingApprovedEvent"];
            };
        };
        responses: {
            /** @description Adres artık kullanılmıyor · the address is no longer used */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Olay alındı · the event was taken */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "event-contact_message-received": {
        parameters: {
            query?: never;
            header: {
                /** @description Olayın kimliği; yinelemelerde aynıdır · id of the event, the same in repetitions */
                "webhook-id": string;
                /** @description Gönderim zamanı, saniye olarak; beş dakikadan eskisi reddedilmelidir · time of the attempt in seconds since 1970; refuse what is older than five minutes */
                "webhook-timestamp": number;
                /** @description `v1,` ile başlayan, boşlukla ayrılmış imzalar: `{webhook-id}.{webhook-timestamp}.{gövde}` metninin, `whsec_` sonrası base64 anahtarıyla HMAC-SHA-256 değeri (base64). Anahtar yenilendikten sonra 24 saat boyunca iki imza gelir · signatures divided by spaces, each `v1,` and the base64 of HMAC-SHA-256 of `{webhook-id}.{webhook-timestamp}.{body}` with the key that follows `whsec_` in base64; two of them for 24 hours after the secret was replaced */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactMessageReceivedEvent"];
            };
        };
        responses: {
            /** @description Adres artık kullanılmıyor · the address is no longer used */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Olay alındı · the event was taken */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "event-comment-received": {
        parameters: {
            query?: never;
            header: {
                /** @description Olayın kimliği; yinelemelerde aynıdır · id of the event, the same in repetitions */
                "webhook-id": string;
                /** @description Gönderim zamanı, saniye olarak; beş dakikadan eskisi reddedilmelidir · time of the attempt in seconds since 1970; refuse what is older than five minutes */
                "webhook-timestamp": number;
                /** @description `v1,` ile başlayan, boşlukla ayrılmış imzalar: `{webhook-id}.{webhook-timestamp}.{gövde}` metninin, `whsec_` sonrası base64 anahtarıyla HMAC-SHA-256 değeri (base64). Anahtar yenilendikten sonra 24 saat boyunca iki imza gelir · signatures divided by spaces, each `v1,` and the base64 of HMAC-SHA-256 of `{webhook-id}.{webhook-timestamp}.{body}` with the key that follows `whsec_` in base64; two of them for 24 hours after the secret was replaced */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentReceivedEvent"];
            };
        };
        responses: {
            /** @description Adres artık kullanılmıyor · the address is no longer used */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Olay alındı · the event was taken */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "event-member-registered": {
        parameters: {
            query?: never;
            header: {
                /** @description Olayın kimliği; yinelemelerde aynıdır · id of the event, the same in repetitions */
                "webhook-id": string;
                /** @description Gönderim zamanı, saniye olarak; beş dakikadan eskisi reddedilmelidir · time of the attempt in seconds since 1970; refuse what is older than five minutes */
                "webhook-timestamp": number;
                /** @description `v1,` ile başlayan, boşlukla ayrılmış imzalar: `{webhook-id}.{webhook-timestamp}.{gövde}` metninin, `whsec_` sonrası base64 anahtarıyla HMAC-SHA-256 değeri (base64). Anahtar yenilendikten sonra 24 saat boyunca iki imza gelir · signatures divided by spaces, each `v1,` and the base64 of HMAC-SHA-256 of `{webhook-id}.{webhook-timestamp}.{body}` with the key that follows `whsec_` in base64; two of them for 24 hours after the secret was replaced */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberRegisteredEvent"];
            };
        };
        responses: {
            /** @description Adres artık kullanılmıyor · the address is no longer used */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Olay alındı · the event was taken */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "event-test": {
        parameters: {
            query?: never;
            header: {
                /** @description Olayın kimliği; yinelemelerde aynıdır · id of the event, the same in repetitions */
                "webhook-id": string;
                /** @description Gönderim zamanı, saniye olarak; beş dakikadan eskisi reddedilmelidir · time of the attempt in seconds since 1970; refuse what is older than five minutes */
                "webhook-timestamp": number;
                /** @description `v1,` ile başlayan, boşlukla ayrılmış imzalar: `{webhook-id}.{webhook-timestamp}.{gövde}` metninin, `whsec_` sonrası base64 anahtarıyla HMAC-SHA-256 değeri (base64). Anahtar yenilendikten sonra 24 saat boyunca iki imza gelir · signatures divided by spaces, each `v1,` and the base64 of HMAC-SHA-256 of `{webhook-id}.{webhook-timestamp}.{body}` with the key that follows `whsec_` in base64; two of them for 24 hours after the secret was replaced */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestEvent"];
            };
        };
        responses: {
            /** @description Adres artık kullanılmıyor · the address is no longer used */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Olay alındı · the event was taken */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
