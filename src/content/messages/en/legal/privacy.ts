import { registeredOffice } from '../../../registeredOffice';
import { company } from '../company';
import { language } from '../language';

export const privacy = {
  meta: {
    title: 'Privacy Policy',
    description: `What personal data ${company.name} handles on this website and at the counter, what for, for how long, who receives it, and how you can use your rights.`,
  },
  title: 'Privacy Policy',
  lead: 'Your data is yours. Here we say what we receive, what we do with it, and what you can ask of us. The website itself needs very little.',
  summary: [
    'We never ask on this website for your Aadhaar\u00a0number, PAN, bank\u00a0account\u00a0number, card\u00a0number, PIN or one-time password (OTP).',
    'You can read every page of this website without telling us who you are.',
    'The contact form sends us what you write in it, so that we can answer.',
    'The join form sends nothing. What you enter stays in your browser.',
    'We set no cookies ourselves. The map on the [contact page](/contact) comes from others, and may set its own.',
    'We do not sell personal data.',
  ],
  sections: {
    'who-we-are': {
      title: 'Who we are',
      blocks: [
        `This is the policy of ${company.legalName} (CIN ${company.cin}), registered at ${registeredOffice(company, language.locale)}. In this policy we call ourselves “${company.name}”, “we” or “us”. We decide what is done with the personal data that you give us on this website.`,
        'Personal data is anything that says something about you as a person: your name, your phone number, or a transaction that belongs to you.',
        'This policy covers this website. It also explains the main points about transaction data from our services at the counter. The login site is separate, on a separate host, and is not covered here.',
      ],
    },
    'contact-form': {
      title: 'The contact form',
      blocks: [
        'When you send us a query, we receive:',
        ['your name', 'your email address', 'your phone number', 'your city', 'your message'],
        'We need all of them to understand your question and to reach you.',
        'We use them to read your query, to answer it, and to follow it up if it is not settled with one answer. If your query is a complaint or a payment dispute, we also use them to look into it. We do not use them for advertising.',
        'The form does not go through a server of our own. Your browser sends it to an outside email service, and that service delivers it to our mailbox as an email. With your query it receives the technical details that every request over the internet carries, such as your IP address.',
        'Nothing is sent before you press the send button. If sending fails, what you wrote stays in the form until you send it or close the tab.',
        'Please leave out of the message what we do not need. If you do send us a number that we never asked for, such as a card number, we will not use it.',
      ],
    },
    'join-form': {
      title: 'The join form',
      blocks: [
        'The join form asks for:',
        ['your name', 'your phone number', 'the role that interests you'],
        'Your browser checks whether the fields are filled in correctly. Then it opens the thank-you page.',
        'What you entered is not sent to us or to anyone else, and it does not appear in the address of the page. Your browser keeps it for the open tab alone, so that it is there if you come back to the form; once you press Continue, the email on the thank-you page holds it instead. When you close the tab, your browser forgets it, unless you reopen that tab.',
        'If you want us to have your details, please email or call us. The thank-you page can prepare an email in your own email app; nothing is sent until you send it. What you tell us is used to talk with you about joining, and to prepare an agreement if both sides want one.',
      ],
    },
    'calls-and-letters': {
      title: 'Calls, emails and letters',
      blocks: [
        'If you call us, email us or send us a letter, we receive what you tell us and the number or the address from which you do so. We use it to answer you, and to keep a record of what was agreed.',
        'We never ask you for a PIN or a one-time password, on the phone or in writing. If someone does so in our name, please end the call and tell us.',
      ],
    },
    'visiting-the-website': {
      title: 'When you only read the website',
      blocks: [
        'When your browser opens a page, it asks the server for it. To do so, it has to send your IP address, the address of the page, and some details of the browser. The servers that this website runs on need these to answer, and may record them for a time to find faults and to defend against attacks. We do not use them to find out who you are.',
        'The fonts and images on our pages come from the same place as the pages themselves. The office hours are worked out from the clock of your device, in your own browser. We do not ask for your location.',
        'This website sends no usage reports. If we switch usage reporting on, we will say so here first. Such reports will say which page was opened, and will never hold your name, your contact details or anything that you typed into a form.',
      ],
    },
    'cookies-and-storage': {
      title: 'Cookies and storage in your browser',
      blocks: [
        'We set no cookies ourselves, and we do not follow you from one website to another. Your browser remembers which language you choose, and that this website has offered you another one, so that we need not ask again; none of this is sent to us. Your browser keeps what you type in a form for the open tab alone, so that it is there if you change the language or come back. When you close the tab, your browser forgets it, unless you reopen that tab.',
        'Your browser may keep copies of our pages and images, so that they open faster on your next visit. You can delete these copies at any time in the settings of your browser.',
        'Content from others, such as the map, may set cookies of its own. The next section is about that.',
      ],
    },
    'map-and-links': {
      title: 'The map and links to other sites',
      blocks: [
        'The [contact page](/contact) shows a map in a frame. It comes from an outside maps service. It loads when you scroll near it, unless your browser is set to use less data. Your browser then connects to that service, which receives your IP address and details of your browser, and may set its own cookies in the frame. We receive nothing from it. Loading the map does not count as your consent to anything. If you do not want it, switch off third-party content in your browser; our addresses are also written out on the same page.',
        'The icons of social networks are plain links. Those networks learn of your visit only if you follow a link. The same is true of the login button, which leads to a separate site. Please read the privacy policies of those sites when you go there.',
      ],
    },
    'services-at-the-counter': {
      title: 'Services at the counter',
      blocks: [
        'When you use a service at a counter, data is needed to carry it out. What is needed depends on the service.',
        [
          'For Aadhaar banking: your Aadhaar number, the name of your bank, the amount if there is one, and your fingerprint, which is used to confirm that it is you.',
          'For the Micro ATM: the details of your card, and the amount if there is one. You type your PIN yourself.',
          'For utility payments: the customer number or mobile number, the name of the biller or operator, and the amount.',
          'For travel services: the names of the travellers, a mobile number, details such as age, gender and identity proof where the airline or the railway asks for them, the journey and the fare.',
        ],
        'Each use creates transaction data: which service, which amount, when, at which counter, with which result, and a reference number by which it can be found again.',
        'None of this passes through the website on which you read this policy. We do not keep your fingerprint or your PIN: they serve only to confirm the transaction. Retailers must not copy or keep your Aadhaar number, your fingerprint, your card details or your PIN for themselves. If you see that happen, please tell us.',
      ],
    },
    'why-we-use-data': {
      title: 'What we use data for',
      blocks: [
        'We use personal data only for clear purposes:',
        [
          'to answer you and to settle your queries, disputes and complaints;',
          'to carry out the service that you asked for, and to prove that it was carried out;',
          'to talk with people who want to join us, and to work with those who have joined;',
          'to find and prevent errors, fraud and misuse;',
          'to keep the records that the law tells us to keep, and to comply with lawful orders;',
          'to defend our rights, or to respect yours, in a dispute.',
        ],
        'Indian law on data protection allows this on these grounds: your consent, when you ask for a service; the purpose for which you give us the data yourself, when you write to us or call us, as long as you do not object; a duty that the law, a court or an authority lays on us; and the need to pursue a legal claim, to defend ourselves against one, or to prevent and detect fraud and other offences. You can withdraw your consent at any time. If we want to use your data for a new purpose, we will tell you first and ask for your consent where the law requires it.',
      ],
    },
    'who-receives-data': {
      title: 'Who receives data',
      blocks: [
        'We pass on personal data only as far as the purpose needs it. It may be received by:',
        [
          'the email service that carries your query, and the companies that run servers and mailboxes for us;',
          'the banks and the payment networks between them that take part in a transaction;',
          'the biller, mobile operator, airline or railway whose service you chose;',
          'if you want to join us, the bank that checks your identity and your documents (KYC);',
          'the retailer at whose counter you were, and the distributor who supports that retailer, as far as needed to help you;',
          'advisers and auditors who must keep it confidential;',
          'courts, police and authorities, when the law obliges us.',
        ],
        'Those who work for us may use the data only for the task that we give them. We do not sell personal data, and we do not let others use it for their advertising.',
        'The email service and the maps service may work on servers outside India. The first receives your query because you send it; the second receives only what your browser tells it when the map loads. When personal data goes abroad, we will follow the rules of Indian law for that.',
      ],
    },
    'how-long': {
      title: 'How long data is kept',
      blocks: [
        'We keep personal data as long as the purpose or the law requires, and then delete it or make it anonymous.',
        [
          'Queries, calls, emails and letters are kept until the matter is settled, and after that as long as they may be needed as proof or as the law requires.',
          'Transaction data may be retained for 10 years. It may be needed for audits, for disputes and for the authorities. Your fingerprint and your PIN are not kept with it.',
          'What you enter in the join form does not reach us, so we do not keep it. If you email it to us, it is kept like any other query.',
        ],
        'If a dispute, a court case or an official inquiry is open, the data it concerns is kept until that has ended. Banks and other companies keep their own records for as long as their rules require.',
      ],
    },
    security: {
      title: 'How data is protected',
      blocks: [
        'We use reasonable technical and organisational measures against loss, misuse and unauthorised access. Queries travel from your browser over an encrypted connection. Only those who need personal data for their work may see it.',
        'No system is perfectly safe. If personal data is lost, or seen by someone who should not see it, we will inform the people concerned and the Data Protection Board of India as the law requires.',
        'You can help. Keep your PIN to yourself, lock your phone, and check that the address in your browser is right before you type anything.',
      ],
    },
    'your-rights': {
      title: 'Your rights',
      blocks: [
        'Within the limits of Indian law on data protection, you can ask us:',
        [
          'which personal data of yours we hold, what we do with it and who has received it;',
          'to correct, complete or update what is wrong or old;',
          'to delete what is no longer needed;',
          'to stop a use that you had agreed to: you can withdraw your consent as easily as you gave it;',
          'to register a person you name to use your rights for you if you die or can no longer use them yourself;',
          'to look into a complaint about how we handle your data.',
        ],
        `Email [${company.email}](mailto:${company.email}), call us or send a letter. Tell us what you want and how we can reach you. We may ask a question to be sure that it is you, but we do not ask for your Aadhaar number for this.`,
        'If you withdraw your consent, we will stop that use, and what was done before remains lawful. We cannot delete data that the law tells us to keep, such as records of transactions within the time named above.',
      ],
    },
    children: {
      title: 'Children',
      blocks: [
        'This website and our services are for people who are at least 18 years old. We do not knowingly collect data from anyone younger, and we do not direct anything at children.',
        'If you are a parent or guardian and think that a child has sent us a query, please tell us. We will delete it, unless the law requires us to keep it.',
        'For a ticket, an adult may have to give the name and age of a child who travels with them. That data is used for the ticket and for nothing else.',
      ],
    },
    grievances: {
      title: 'Complaints and grievances',
      blocks: [
        `If you are not happy with how we handle your data, please tell us. Email [${company.email}](mailto:${company.email}) with the word “Grievance” in the subject, call [${company.phoneDisplay}](tel:${company.phone}), or send a letter to ${company.legalName}, ${registeredOffice(company, language.locale)}.${company.grievanceOfficer && ` Our grievance officer is ${company.grievanceOfficer}.`}`,
        'Tell us what happened, when, and what you would like us to do. Grievances are addressed within 15 working days. If you are not satisfied with our answer, you can complain to the Data Protection Board of India.',
        'A letter sent by post with the right address and enough postage is deemed received within five business days of posting.',
        'If you think that a payment is wrong, tell your bank at once. If you were cheated, also call [1930](tel:1930). Then see the [section on payment disputes](/terms#payment-disputes) in our [Terms & Conditions](/terms). Payment disputes must be reported within 30 days of the transaction.',
      ],
    },
    'changes-and-law': {
      title: 'Changes and the law that applies',
      blocks: [
        'When we change how we handle personal data, we change this policy first. The new text will be published here, with a new version number and the day from which it applies. If a change matters for data that we already hold, we will tell you in a suitable way, and ask again for your consent where the law requires it.',
        `Indian law governs this policy. Disputes about it can go to arbitration in ${company.courtCity}, and the courts in ${company.courtCity} have jurisdiction, as our [Terms & Conditions](/terms) explain. You keep your right to go to the authorities.`,
      ],
    },
  },
} as const;
