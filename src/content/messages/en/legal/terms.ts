import { registeredOffice } from '../../../registeredOffice';
import { company } from '../company';
import { payNobody } from '../joining';
import { language } from '../language';

export const terms = {
  meta: {
    title: 'Terms & Conditions',
    description: `The terms for using the ${company.name} website and the services at the counter: your duties, payment disputes, liability, notices and the law that applies.`,
  },
  title: 'Terms & Conditions',
  lead: 'These are the rules between you and us. We have kept the sentences short so that you can read them, or have them read to you, before you use our services.',
  summary: [
    'We are not a bank. Your account, and the money in it, are with your own bank.',
    'You must be at least 18 years old to use this website and our services.',
    'Keep your bank’s PIN and one-time passwords to yourself, and share them with nobody, not even the retailer.',
    'Before you confirm, ask the retailer to tell you the full amount. Take and keep your receipt.',
    'If you have been cheated, tell your bank at once, and call [1930](tel:1930).',
    'If you think that a payment is wrong, missing or not yours, tell your bank at once, and report it to us within 30 days of the transaction.',
  ],
  sections: {
    'about-these-terms': {
      title: 'About these terms',
      blocks: [
        `This website is run by ${company.legalName} (CIN ${company.cin}). Our registered address is ${registeredOffice(company, language.locale)}. In these terms we call ourselves “${company.name}”, “we” or “us”.`,
        `We are not a bank. Your account, and the money in it, are with your own bank.${company.partnerBank && ` The bank behind our services at the counter is ${company.partnerBank}.`}`,
        'These terms apply when you visit this website. They also apply when you use one of our services at a shop counter. If you do not agree with them, please do not use the website or the services.',
        'For some services there are further conditions: those of your bank, of the company whose bill you pay, or of the airline or railway you travel with. Those conditions apply as well as these terms. Each of them is between you and the company concerned. Where they differ from these terms, they prevail for your account, your bill or your journey. These terms prevail for what we do ourselves.',
      ],
    },
    'words-we-use': {
      title: 'Words we use',
      blocks: [
        'These words are used often. This is what we mean by them.',
        [
          {
            term: '“You”',
            text: 'is anyone who visits this website or uses a service, for themselves or for a business.',
          },
          {
            term: '“Website”',
            text: 'is the public site on which you read this. The login site is a separate site.',
          },
          {
            term: '“Services”',
            text: 'are Aadhaar banking, Micro ATM, utility payments and travel services, as this website describes them.',
          },
          {
            term: '“Counter”',
            text: 'is the shop or other place where a retailer offers the services.',
          },
          {
            term: '“Retailer”',
            text: 'is a person or business that serves customers at a counter.',
          },
          {
            term: '“Distributor”',
            text: 'is a person or business that works with retailers or with other distributors.',
          },
          { term: '“Transaction”', text: 'is one use of a service, whether it succeeds or not.' },
          {
            term: '“Business day” and “working day”',
            text: `both mean Monday to Friday, except public holidays in ${company.courtCity}.`,
          },
        ],
      ],
    },
    'who-may-use': {
      title: 'Who may use the website and the services',
      blocks: [
        'You must be at least 18 years old to use this website and our services. You confirm this when you send us a query or use a service. If you only read the website, you confirm nothing.',
        'You must also be able to make a binding contract under Indian law. If you act for a shop, a firm or a company, you must have its permission, and these terms then bind that business as well.',
        'If you are under 18, please ask a parent or guardian to use the service for you and to deal with us.',
      ],
    },
    'using-this-website': {
      title: 'Using this website',
      blocks: [
        'You may read this website, print its pages and share links to them. You do not need an account for that. The website gives general information. It is not financial, legal or tax advice.',
        'You can send us a query through the [contact form](/contact). Please give correct details, so that we can answer you. Please do not include a PIN, a one-time password (OTP), or an Aadhaar, card or bank account number. We do not need them to answer.',
        'The join form is a way to show interest in a role. It sends us nothing: what you enter is checked in your own browser and stays there, in the open tab. If you want us to have your details, email or call us.',
        'Our [Privacy Policy](/privacy) explains how we handle personal data. Please read it together with these terms.',
      ],
    },
    'services-at-the-counter': {
      title: 'Services at the counter',
      blocks: [
        'With Aadhaar banking you can use a bank account that is linked to your Aadhaar: pay with Aadhaar Pay, withdraw cash, ask for your balance or take a mini statement. You confirm with your fingerprint.',
        'With the Micro ATM you can withdraw cash or ask for your balance. You confirm with your bank card and your PIN.',
        'With utility payments you can pay bills and recharge a phone. With travel services you can have an air ticket or a railway e-ticket booked.',
        'Not every counter offers every service on every day. A retailer may be short of cash, or the device or the connection may not work. A bank, a biller, an airline or a railway may also refuse a service for its own reasons. We do not decide for them.',
      ],
    },
    'your-duties': {
      title: 'What we ask of you',
      blocks: [
        'Money is safest when both sides of the counter take care. When you use a service, please:',
        [
          'use only your own account, your own card and your own fingerprint, or act with clear permission where a service allows it, as when you pay a bill for your family;',
          'give correct and complete details: the right number, name, amount and date;',
          'read the screen before you confirm, or ask to have it read to you, and stop if something is not right;',
          'keep your bank’s PIN and one-time passwords to yourself, and share them with nobody, not even the retailer or someone who claims to be calling from us;',
          'count cash at the counter, and take and keep your receipt;',
          'tell your bank at once if you lose your card, if money leaves your account without your agreement, or if you think that someone else is using your card or your account.',
        ],
        'When you confirm a transaction with your fingerprint or your PIN, you tell your bank and us that you agree to the details shown.',
      ],
    },
    'prohibited-use': {
      title: 'What is not allowed',
      blocks: [
        'You must not use this website or our services for anything that breaks Indian law or harms others. In particular, you must not:',
        [
          'use another person’s identity, Aadhaar number, card or account without authority;',
          'hide where money comes from, or pay for illegal goods or activities;',
          'make false transactions, or split or repeat transactions to deceive a bank, a retailer or us;',
          'copy, keep or pass on a customer’s fingerprint, PIN, card details or Aadhaar number;',
          'ask a customer to confirm a transaction that the customer has not asked for;',
          'break into, overload, scan or disrupt the website, or send harmful software to it;',
          'use bots to send queries, or send them in someone else’s name;',
          'claim to be us, our employee, or our retailer or distributor when you are not.',
        ],
        'If we have good reason to think that this has happened, we may stop a transaction, refuse further use and inform the bank concerned or the authorities. Where law and safety permit, we will tell you why.',
      ],
    },
    'amounts-and-receipts': {
      title: 'Amounts, charges and receipts',
      blocks: [
        'This website states no fees, rates or transaction limits of ours. With Aadhaar banking and the Micro ATM, it is for your bank to say what a customer may be asked to pay, and which limits apply; a counter may have a lower limit. With bills, recharges and tickets, it is for the biller, the mobile operator, the airline or the railway.',
        'Before you confirm, ask the retailer to tell you the full amount that you will pay or that will leave your account. Confirm only when you agree with it. A retailer must not ask for more than your bank or these companies allow, even if the retailer tells you about it beforehand. If a retailer does, do not pay the extra amount, and tell us.',
        'Your receipt should name the service, the amount if there is one, the date, the result and the reference number. Please check it at the counter. It helps all of us to find the transaction later. Your bank statement also shows what was taken from your account or returned to it.',
      ],
    },
    'failed-transactions': {
      title: 'Failed transactions and refunds',
      blocks: [
        'Sometimes a transaction does not go through as it should. The connection breaks, a bank does not respond, or an account is debited but no cash is paid out. Please do not repeat it at once. Ask what the screen says, ask for a receipt that shows the result, and check your SMS messages or a mini statement. Our page [Help & Safety](/help) says what to do next.',
        'If your account was debited but no cash was paid out, or if you paid with Aadhaar and the payment was not confirmed or did not reach the receiver, your bank must return the money without waiting for a complaint, no later than five days after the day of the transaction (T + 5). After that it owes you ₹100 for each day of delay. This is a rule of the Reserve Bank of India (RBI), in its circular of 20 September 2019, and has been in force since 15 October 2019.',
        'Tell your bank and us at once all the same. If the money is not back by then, complain to your bank in writing. We will pass on the facts that we hold. We cannot give back money that we never received.',
        'If you paid cash at the counter for a bill, a recharge or a ticket, and the payment or booking did not go through, speak to the retailer first, and then to us. We will ask the biller, the mobile operator, the airline or the railway what happened to the payment. If it did not reach them, whoever holds your money must return it to you: the retailer who took it, or we ourselves, if it has come to us. If it did reach them and they do not provide the service, they return it, under their own rules.',
        'A payment to a wrong number or a wrong account, with details that you confirmed, often cannot be reversed. We will ask the receiver’s bank or the biller for you where we can, but the decision is theirs.',
        'When you cancel or change a ticket, the refund follows the rules of the airline or the railway. A railway e-ticket on which every passenger is still waitlisted when the chart is prepared is cancelled and refunded. It is not valid for travel. If a railway e-ticket that a retailer booked is cancelled, IRCTC sends you an SMS with the amount and a refund code (OTP). Give this code only to the retailer who booked the ticket, and collect exactly that amount. It is not a bank’s one-time password.',
      ],
    },
    'payment-disputes': {
      title: 'Payment disputes and complaints',
      blocks: [
        'If you have been cheated, do not wait for us. Tell your bank at once, and call [1930](tel:1930), the national cyber-crime helpline, or report it at [cybercrime.gov.in](https://cybercrime.gov.in). The sooner you do, the better the chance that the money is stopped.',
        'If you think that a payment is wrong, missing or not yours, tell your bank at once, and report it to us within 30 days of the transaction. After that, we may not be able to look into it, unless the law gives you longer.',
        `Email [${company.email}](mailto:${company.email}) or call [${company.phoneDisplay}](tel:${company.phone}). You can also use the [contact form](/contact), or ask the retailer to help you write. Please tell us:`,
        [
          'the service, the amount, the date and roughly what time it was;',
          'the place and the name of the shop;',
          'the reference number (transaction number) on the receipt, if you have it;',
          'what went wrong, and what you would like us to put right;',
          'how we can reach you.',
        ],
        'Please do not send a full Aadhaar number, card number or account number, and never a PIN. If we need something more to find the transaction, we will ask you for it.',
        `We will look at the records, ask the bank or the biller concerned, and tell you what we find. Grievances are addressed within 15 working days.${company.grievanceOfficer && ` Our grievance officer is ${company.grievanceOfficer}.`} If the answer depends on someone else and takes longer, we will tell you where the matter stands.`,
        'You can take a complaint about your bank further, step by step:',
        [
          'First complain to your bank in writing. It has 30 days to reply.',
          'If it does not reply in that time, or if its reply does not satisfy you, go to the RBI Ombudsman, within 90 days of its reply or, if it did not reply, of the end of those 30 days. You can do so free of charge: at [cms.rbi.org.in](https://cms.rbi.org.in), by email to crpc@rbi.org.in, or by post to CRPC, Reserve Bank of India, Sector 17, Chandigarh 160017. The toll-free number for questions is [14448](tel:14448).',
        ],
        'You can also go to any other authority to which the law lets you complain.',
      ],
    },
    'distributors-and-retailers': {
      title: 'Joining as a distributor or a retailer',
      blocks: [
        'On the [Join Us page](/JoinUs) you can choose the role that interests you. That choice is not an application to a bank and it does not make a contract. It gives no right to offer the services, to use our name or to receive any payment.',
        'A person or business becomes a distributor or a retailer only through a separate written agreement with us. Before that, a bank checks their identity and their documents (KYC). The agreement says what they may and must do. If it differs from these terms on a point of their work, the agreement prevails between them and us.',
        'Retailers and distributors run their own businesses. They must treat customers fairly and with respect, show the amount before it is confirmed, give a receipt, and protect what they learn about a customer. If one of them does not, please tell us.',
        `${payNobody} If someone asks you for money in our name, ask us first, using the email address or the phone number on the [contact page](/contact).`,
      ],
    },
    'third-parties': {
      title: 'Other companies and other websites',
      blocks: [
        'Our services connect you with others: banks, billers, mobile operators, airlines and railways. Each of them is responsible for its own product. The bank keeps your account. The biller issues your bill. The airline or the railway carries you.',
        'This website has links to other sites, among them the login site on a separate host and our pages on social networks. The map on the [contact page](/contact) comes from an outside maps service. Those sites have their own terms and their own privacy policies. A link does not mean that we check or control what is there.',
        'The names and logos of other companies on this website belong to their owners. Showing them does not mean that their owners approve of every page here.',
      ],
    },
    availability: {
      title: 'When things do not work',
      blocks: [
        'We want the website and the services to work well. We cannot promise that they will always be available or free of errors. They depend on electricity, networks, devices and other companies, and they need repair and renewal from time to time.',
        'We may change, pause or end a part of the website or a service. If one of your transactions is not yet complete at that time, you keep your rights in it.',
        'We take care with what we write here. Mistakes can still happen, and things change. If you must rely on a detail, please ask us or the retailer before you act. Our office hours are given on the [contact page](/contact); holidays are not taken into account there.',
      ],
    },
    'words-pictures-and-marks': {
      title: 'Words, pictures and marks',
      blocks: [
        `The texts, drawings, layout and software of this website, and the name and the logo of ${company.name}, belong to us or to those who let us use them.`,
        'You may quote short passages if you name the source. You may print or save pages for your own use or to explain a service to a customer. For anything more, such as signboards, advertisements or another website, you need our written permission first.',
        'If you send us an idea or a suggestion, we may use it to improve our services without owing you anything for it. This does not affect your rights in your personal data.',
      ],
    },
    liability: {
      title: 'What we are liable for',
      blocks: [
        'We are responsible for loss that we cause by breaking these terms or by not taking reasonable care, as far as such loss could be foreseen. As far as the law allows, what we owe you for a transaction is limited to its amount, together with any charge that you paid for it. Where no transaction is concerned, as when you only use the website, we owe you only for loss that we cause on purpose or by gross negligence.',
        'As far as the law allows, we are not liable for:',
        [
          'loss that comes from wrong details that you gave or confirmed;',
          'loss that comes from sharing your PIN, your passwords or your card;',
          'decisions, delays or faults of banks, billers, operators, airlines, railways and networks;',
          'what outside websites say or do;',
          'lost profit, lost business or other indirect loss;',
          'events that no one could reasonably control, such as floods, fire, strikes, riots, failures of power or network, and orders of the government.',
        ],
        'Nothing in these terms limits liability for fraud, for harm that is caused on purpose or by gross negligence, for death or injury, or any other liability that the law does not allow us to limit. Nothing takes away the rights that you have as a consumer under Indian law.',
      ],
    },
    indemnity: {
      title: 'When a business causes us loss',
      blocks: [
        'This section applies to retailers, distributors and others who use the website or the services for a business. It does not apply to consumers: the law alone decides what they owe us for a loss. If you break these terms or the law in your business, and someone makes a claim against us for it, you have to make good the loss and the reasonable costs that this causes us. The same applies if you use another person’s identity or account without authority.',
        'We will tell you of such a claim as soon as we reasonably can, and we will do what is reasonable to keep the loss small. You owe us nothing for the part of a loss that we caused ourselves.',
      ],
    },
    notices: {
      title: 'Notices',
      blocks: [
        `You can send a formal notice to us by post to ${company.legalName}, ${registeredOffice(company, language.locale)}, or by email to [${company.email}](mailto:${company.email}). Please give your name and say how we can answer you.`,
        'We can send a notice to you at the postal address, the email address or the phone number that you gave us. General notices can be published on this website.',
        'A notice sent by post with the right address and enough postage is deemed received within five business days of posting. If it can be shown that it arrived earlier, the day on which it arrived counts.',
      ],
    },
    changes: {
      title: 'Changes to these terms',
      blocks: [
        'We may change these terms, for example when the law changes or when a service does. The new text will be published on this page, with a new version number and the day from which it applies. A change is not retrospective: a transaction is judged by the terms that were in force on its day.',
        'If you go on using the website or the services after that day, the new terms apply to you. If you do not agree with them, please stop using the website and the services. Please look at the version and the date at the top when you come back.',
      ],
    },
    'law-and-courts': {
      title: 'Law, arbitration and courts',
      blocks: [
        'Indian law governs these terms and every dispute about them, about the website or about the services.',
        `Please talk with us first. Most matters can be settled with a call or a letter. If a dispute remains, either side can ask in writing for arbitration under the Indian law on arbitration. The seat of the arbitration is ${company.courtCity}, and its language is English, unless both sides agree on another language. A single arbitrator decides, who must be independent of both sides and is chosen by agreement, or in the way that the law provides. The decision binds both sides.`,
        `The courts in ${company.courtCity} have jurisdiction over matters that do not go to arbitration, and over what courts must do to support an arbitration.`,
        'This section does not stop you from going to a consumer commission or to another authority where the law gives you that right.',
      ],
    },
    general: {
      title: 'General points',
      blocks: [
        [
          'If a court finds one part of these terms invalid, the other parts remain in force.',
          'If we do not insist on a right at once, we do not give it up.',
          'You may not pass on your rights or duties under these terms without our written consent. We may pass on ours to a company that takes over the services, provided that your rights are not reduced.',
          'These terms make neither of us the employee, agent or partner of the other.',
          'These terms, the [Privacy Policy](/privacy) and any written agreement with you are the whole agreement on their subject.',
          'Sections that by their nature continue, such as those on disputes, liability and law, remain in force after you stop using the services.',
        ],
        `If something in these terms is not clear to you, ask us before you go on. Email [${company.email}](mailto:${company.email}) or call [${company.phoneDisplay}](tel:${company.phone}).`,
      ],
    },
  },
} as const;
