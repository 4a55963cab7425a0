/** IANA name | country | city | the name it had before, which some browsers still say. */
export const AFRICA = `
Africa/Abidjan | CI | أبيدجان
Africa/Accra | GH | أكرا
Africa/Addis_Ababa | ET | أديس أبابا
Africa/Algiers | DZ | الجزائر
Africa/Asmara | ER | أسمرة | Africa/Asmera
Africa/Bamako | ML | باماكو
Africa/Bangui | CF | بانغي
Africa/Banjul | GM | بانجول
Africa/Bissau | GW | بيساو
Africa/Blantyre | MW | بلانتاير
Africa/Brazzaville | CG | برازافيل
Africa/Bujumbura | BI | بوجمبورا
Africa/Cairo | EG | القاهرة
Africa/Casablanca | MA | الدار البيضاء
Africa/Ceuta | ES | سبتة
Africa/Conakry | GN | كوناكري
Africa/Dakar | SN | داكار
Africa/Dar_es_Salaam | TZ | دار السلام
Africa/Djibouti | DJ | جيبوتي
Africa/Douala | CM | دوالا
Africa/El_Aaiun | EH | العيون
Africa/Freetown | SL | فريتاون
Africa/Gaborone | BW | غابورون
Africa/Harare | ZW | هراري
Africa/Johannesburg | ZA | جوهانسبرغ
Africa/Juba | SS | جوبا
Africa/Kampala | UG | كمبالا
Africa/Khartoum | SD | الخرطوم
Africa/Kigali | RW | كيغالي
Africa/Kinshasa | CD | كينشاسا
Africa/Lagos | NG | لاغوس
Africa/Libreville | GA | ليبرفيل
Africa/Lome | TG | لومي
Africa/Luanda | AO | لواندا
Africa/Lubumbashi | CD | لوبومباشي
Africa/Lusaka | ZM | لوساكا
Africa/Malabo | GQ | مالابو
Africa/Maputo | MZ | مابوتو
Africa/Maseru | LS | ماسيرو
Africa/Mbabane | SZ | مبابان
Africa/Mogadishu | SO | مقديشو
Africa/Monrovia | LR | مونروفيا
Africa/Nairobi | KE | نيروبي
Africa/Ndjamena | TD | إنجامينا
Africa/Niamey | NE | نيامي
Africa/Nouakchott | MR | نواكشوط
Africa/Ouagadougou | BF | واغادوغو
Africa/Porto-Novo | BJ | بورتو نوفو
Africa/Sao_Tome | ST | ساو تومي
Africa/Tripoli | LY | طرابلس
Africa/Tunis | TN | تونس
Africa/Windhoek | NA | ويندهوك
`
