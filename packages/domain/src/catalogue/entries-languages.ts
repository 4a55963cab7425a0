import { type Entry, entriesOf } from './entries.ts'

/** ISO 639, two letters where there are two; the first ones are what most people here look for. */
export const FIRST_LANGUAGES: readonly string[] = ['ar', 'en']

export const LANGUAGES: readonly Entry[] = entriesOf(`
ar | العربية | Arabic | عربي
en | الإنجليزية | English | إنجليزي, الإنكليزية, انقليزي
aa | العفرية | Afar
af | الأفريقانية | Afrikaans
ak | الأكانية | Akan | Twi
am | الأمهرية | Amharic
as | الأسامية | Assamese
az | الأذربيجانية | Azerbaijani | Azeri, الأذرية
be | البيلاروسية | Belarusian
bg | البلغارية | Bulgarian
bn | البنغالية | Bengali | Bangla
bo | التبتية | Tibetan
bs | البوسنية | Bosnian
ca | الكتالانية | Catalan
ceb | السيبوانية | Cebuano
ckb | الكردية السورانية | Central Kurdish | Sorani
cs | التشيكية | Czech
cy | الويلزية | Welsh
da | الدنماركية | Danish
de | الألمانية | German | Deutsch
dv | المالديفية | Dhivehi | Divehi, Maldivian
dz | الدزونخا | Dzongkha
ee | الإيوي | Ewe
el | اليونانية | Greek
eo | الإسبرانتو | Esperanto
es | الإسبانية | Spanish | Español
et | الإستونية | Estonian
eu | الباسكية | Basque
fa | الفارسية | Persian | Farsi, Dari, الدرية
ff | الفولانية | Fulah
fi | الفنلندية | Finnish
fil | الفلبينية | Filipino | Tagalog, تاغالوغ
fr | الفرنسية | French | Français
ga | الأيرلندية | Irish
gl | الجاليكية | Galician
gn | الغوارانية | Guarani
gu | الغوجاراتية | Gujarati
ha | الهوسا | Hausa
he | العبرية | Hebrew
hi | الهندية | Hindi | هندي
hr | الكرواتية | Croatian
ht | الكريولية الهايتية | Haitian Creole
hu | الهنغارية | Hungarian | المجرية
hy | الأرمنية | Armenian
id | الإندونيسية | Indonesian | Bahasa
ig | الإيبو | Igbo
is | الآيسلندية | Icelandic
it | الإيطالية | Italian
ja | اليابانية | Japanese
jv | الجاوية | Javanese
ka | الجورجية | Georgian
kab | القبائلية | Kabyle
kk | الكازاخية | Kazakh
km | الخميرية | Khmer
kn | الكانادا | Kannada
ko | الكورية | Korean
ks | الكشميرية | Kashmiri
ku | الكردية | Kurdish | Kurmanji, الكرمانجية
ky | القيرغيزية | Kyrgyz
lb | اللوكسمبورغية | Luxembourgish
lg | اللوغندية | Ganda | Luganda
ln | اللينغالا | Lingala
lo | اللاوية | Lao
lt | الليتوانية | Lithuanian
lv | اللاتفية | Latvian
mg | الملغاشية | Malagasy
mi | الماورية | Māori
mk | المقدونية | Macedonian
ml | المالايالامية | Malayalam
mn | المنغولية | Mongolian
mr | الماراثية | Marathi
ms | الملايوية | Malay | الماليزية
mt | المالطية | Maltese
my | البورمية | Burmese
ne | النيبالية | Nepali
nl | الهولندية | Dutch | Flemish
no | النرويجية | Norwegian
ny | النيانجا | Nyanja | Chichewa
om | الأورومية | Oromo
or | الأودية | Odia | Oriya
pa | البنجابية | Punjabi
pl | البولندية | Polish
ps | البشتوية | Pashto | البشتو
pt | البرتغالية | Portuguese
ro | الرومانية | Romanian
ru | الروسية | Russian
rw | الكينيارواندا | Kinyarwanda
sd | السندية | Sindhi
si | السنهالية | Sinhala
sk | السلوفاكية | Slovak
sl | السلوفينية | Slovenian
sn | الشونا | Shona
so | الصومالية | Somali
sq | الألبانية | Albanian
sr | الصربية | Serbian
st | السوتو | Sotho
sv | السويدية | Swedish
sw | السواحلية | Swahili
ta | التاميلية | Tamil
te | التيلوغوية | Telugu
tg | الطاجيكية | Tajik
th | التايلاندية | Thai
ti | التغرينية | Tigrinya
tk | التركمانية | Turkmen
tn | التسوانية | Tswana
tr | التركية | Turkish | تركي
tt | التترية | Tatar
ug | الأويغورية | Uyghur
uk | الأوكرانية | Ukrainian
ur | الأردية | Urdu | أوردو, الأوردية
uz | الأوزبكية | Uzbek
vi | الفيتنامية | Vietnamese
wo | الولوفية | Wolof
xh | الخوسا | Xhosa
yo | اليوروبا | Yoruba
yue | الكانتونية | Cantonese
zgh | الأمازيغية | Tamazight | Amazigh, Berber
zh | الصينية | Chinese | Mandarin
zu | الزولو | Zulu
`)
