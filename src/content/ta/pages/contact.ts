import type { contact as english } from '../../en/pages/contact';
import { paths } from '../../paths';
import type { Translated } from '../../translation';
import { company } from '../company';

export const contact = {
  meta: {
    title: 'தொடர்புக்கு',
    description: `கேள்வியை அனுப்புங்கள், எங்களை அழையுங்கள், அல்லது இமெயில் அனுப்புங்கள். எங்கள் போன் எண், இமெயில், அலுவலக நேரம், ${company.corporateAddress.city} முகவரிகள், வரைபடம் எல்லாம் இங்கே உள்ளன.`,
  },
  title: 'தொடர்புக்கு',
  promise: 'எந்தக் கேள்வியும் கேட்கலாம்',
  callLabel: 'அழைக்க: {phone}',
  factsTitle: 'எங்களுக்கு எழுதுங்கள்',
  registeredLabel: 'பதிவுபெற்ற அலுவலகம்',
  corporateLabel: 'கார்ப்பரேட் அலுவலக முகவரி',
  emailLabel: 'இமெயில்',
  phoneLabel: 'போன்',
  map: {
    title: 'எங்கே இருக்கிறோம்',
    frameTitle: `${company.corporateAddress.city} நகரில் எங்கள் அலுவலகத்தின் வரைபடம்`,
    openLabel: 'வரைபடத்தைப் புதிய டேப்பில் திறக்க',
    saving: 'உங்கள் பிரவுசரில் டேட்டா சேவர் இயங்குகிறது, அதனால் வரைபடம் திறக்கவில்லை.',
    showLabel: 'வரைபடத்தைக் காட்டவும்',
    unreachable: 'வரைபடத்தைத் திறக்க முடியவில்லை.',
    retryLabel: 'மீண்டும் முயலவும்',
    loading: 'வரைபடம் திறக்கிறது…',
    shown: 'வரைபடம் திறந்துவிட்டது.',
  },
  form: {
    title: 'கேள்வியை அனுப்புங்கள்',
    text: 'எல்லாக் கட்டங்களையும் நிரப்புங்கள்.',
    safety: 'பின் எண், ஓடிபி, அல்லது ஆதார், கார்டு, கணக்கு எண்களை ஒருபோதும் எழுதாதீர்கள்.',
    labels: { name: 'பெயர்', email: 'இமெயில்', phone: 'போன்', city: 'ஊர்', message: 'செய்தி' },
    subject: '“{product}” பற்றிக் கேட்க வேண்டும்.',
    clearLabel: 'படிவத்தைக் காலி செய்யவும்',
    submitLabel: 'கேள்வியை அனுப்புங்கள்',
    sendingLabel: 'அனுப்பப்படுகிறது…',
    anotherLabel: 'இன்னொரு கேள்வி எழுத',
    copyLabel: 'முழுவதையும் நகலெடுக்கவும்',
    copiedLabel: 'நகலெடுக்கப்பட்டது',
    slip: {
      title: 'உங்கள் கேள்வி',
      dateLabel: 'தேதி',
      timeLabel: 'நேரம்',
      toLabel: 'பெறுநர்',
    },
    notice: {
      text: 'இந்த விவரங்களை உங்கள் கேள்விக்குப் பதில் தரவும் தேவையானதைச் செய்யவும் மட்டுமே பயன்படுத்துவோம், விளம்பரத்துக்கு அல்ல. ஒரு வெளி இமெயில் சேவை இவற்றை எங்களுக்கு அனுப்பும்.',
      linkLabel: 'தனியுரிமைக் கொள்கை',
    },
    scriptless: {
      title: 'இங்கே படிவம் இயங்கவில்லை',
      text: 'இதற்கு ஜாவாஸ்கிரிப்ட் தேவை. இந்த பிரவுசரில் அது நிறுத்தப்பட்டுள்ளது, அல்லது வந்து சேரவில்லை. எங்களுக்கு இமெயில் அனுப்புங்கள், அல்லது எங்களை அழையுங்கள்:',
    },
  },
  help: { label: 'பணம் போனதா, மோசடியா? என்ன செய்வது?', href: paths.help },
} as const satisfies Translated<typeof english>;
