/** IANA name | country | city | the name it had before, which some browsers still say. */
export const EUROPE = `
Arctic/Longyearbyen | SJ | لونغييربين
Europe/Amsterdam | NL | أمستردام
Europe/Andorra | AD | أندورا
Europe/Astrakhan | RU | أستراخان
Europe/Athens | GR | أثينا
Europe/Belgrade | RS | بلغراد
Europe/Berlin | DE | برلين
Europe/Bratislava | SK | براتيسلافا
Europe/Brussels | BE | بروكسل
Europe/Bucharest | RO | بوخارست
Europe/Budapest | HU | بودابست
Europe/Busingen | DE | بوزينغن
Europe/Chisinau | MD | كيشيناو
Europe/Copenhagen | DK | كوبنهاغن
Europe/Dublin | IE | دبلن
Europe/Gibraltar | GI | جبل طارق
Europe/Guernsey | GG | غيرنزي
Europe/Helsinki | FI | هلسنكي
Europe/Isle_of_Man | IM | جزيرة مان
Europe/Istanbul | TR | إسطنبول
Europe/Jersey | JE | جيرسي
Europe/Kaliningrad | RU | كالينينغراد
Europe/Kirov | RU | كيروف
Europe/Kyiv | UA | كييف | Europe/Kiev
Europe/Lisbon | PT | لشبونة
Europe/Ljubljana | SI | ليوبليانا
Europe/London | GB | لندن
Europe/Luxembourg | LU | لوكسمبورغ
Europe/Madrid | ES | مدريد
Europe/Malta | MT | مالطا
Europe/Mariehamn | AX | مارييهامن
Europe/Minsk | BY | مينسك
Europe/Monaco | MC | موناكو
Europe/Moscow | RU | موسكو
Europe/Oslo | NO | أوسلو
Europe/Paris | FR | باريس
Europe/Podgorica | ME | بودغوريتسا
Europe/Prague | CZ | براغ
Europe/Riga | LV | ريغا
Europe/Rome | IT | روما
Europe/Samara | RU | سامارا
Europe/San_Marino | SM | سان مارينو
Europe/Sarajevo | BA | سراييفو
Europe/Saratov | RU | ساراتوف
Europe/Simferopol | UA | سيمفيروبول
Europe/Skopje | MK | سكوبيه
Europe/Sofia | BG | صوفيا
Europe/Stockholm | SE | ستوكهولم
Europe/Tallinn | EE | تالين
Europe/Tirane | AL | تيرانا
Europe/Ulyanovsk | RU | أوليانوفسك
Europe/Vaduz | LI | فادوز
Europe/Vatican | VA | الفاتيكان
Europe/Vienna | AT | فيينا
Europe/Vilnius | LT | فيلنيوس
Europe/Volgograd | RU | فولغوغراد
Europe/Warsaw | PL | وارسو
Europe/Zagreb | HR | زغرب
Europe/Zurich | CH | زيورخ
`
