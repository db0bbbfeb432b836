import { language } from '#messages/language';

/** What the chip says of the office in each language, letter for letter. */
export const officeHours = {
  en: {
    plain: 'Monday to Friday, 9 AM to 5 PM',
    open: 'Open now · closes at 5 PM',
    opensToday: 'Closed now · opens at 9 AM',
    opensTomorrow: 'Closed now · opens tomorrow at 9 AM',
    opensMonday: 'Closed now · opens Monday at 9 AM',
  },
  hi: {
    plain: 'सोमवार से शुक्रवार, सुबह 9 से शाम 5 बजे',
    open: 'खुला है · शाम 5 बजे बंद होगा',
    opensToday: 'अभी बंद है · सुबह 9 बजे खुलेगा',
    opensTomorrow: 'अभी बंद है · कल सुबह 9 बजे खुलेगा',
    opensMonday: 'अभी बंद है · सोमवार को सुबह 9 बजे खुलेगा',
  },
}[language.code];
