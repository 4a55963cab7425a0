import examples from 'libphonenumber-js/examples.mobile.json'
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/mobile'

/** Where else people live than the seeds know. */
const FURTHER = `
AL Europe/Tirane | AM Asia/Yerevan | AR America/Argentina/Buenos_Aires | AT Europe/Vienna | AU Australia/Sydney
AZ Asia/Baku | BA Europe/Sarajevo | BE Europe/Brussels | BG Europe/Sofia | BO America/La_Paz | BR America/Sao_Paulo
BW Africa/Gaborone | CA America/Toronto | CH Europe/Zurich | CI Africa/Abidjan | CL America/Santiago | CM Africa/Douala
CO America/Bogota | CR America/Costa_Rica | CY Asia/Nicosia | CZ Europe/Prague | DK Europe/Copenhagen
DO America/Santo_Domingo | EC America/Guayaquil | EE Europe/Tallinn | ET Africa/Addis_Ababa | FI Europe/Helsinki
GE Asia/Tbilisi | GH Africa/Accra | GR Europe/Athens | HR Europe/Zagreb | HU Europe/Budapest | IE Europe/Dublin
JP Asia/Tokyo | KH Asia/Phnom_Penh | LK Asia/Colombo | LT Europe/Vilnius | LV Europe/Riga | MK Europe/Skopje
MT Europe/Malta | MX America/Mexico_City | MY Asia/Kuala_Lumpur | NL Europe/Amsterdam | NO Europe/Oslo
NP Asia/Kathmandu | NZ Pacific/Auckland | PE America/Lima | PT Europe/Lisbon | RO Europe/Bucharest
RS Europe/Belgrade | RW Africa/Kigali | SE Europe/Stockholm | SG Asia/Singapore | SI Europe/Ljubljana
SK Europe/Bratislava | TH Asia/Bangkok | UG Africa/Kampala | UY America/Montevideo | UZ Asia/Tashkent
VN Asia/Ho_Chi_Minh | ZA Africa/Johannesburg | ZM Africa/Lusaka`

export type Abode = { country: CountryCode; zone: string }

export const FURTHER_COUNTRIES: readonly Abode[] = FURTHER.trim()
  .split(/\s*[|\n]\s*/)
  .map((entry) => {
    const [country = '', zone = ''] = entry.split(' ')
    return { country: country as CountryCode, zone }
  })

/** A mobile number there in E.164: the example of the country with other last digits. */
export function mobileIn(country: CountryCode, n: number): string {
  const example = parsePhoneNumberFromString(examples[country], country)
  if (!example) throw new Error(`There is no example of a mobile number in ${country}`)
  return example.number.slice(0, -5) + String(n % 100_000).padStart(5, '0')
}
