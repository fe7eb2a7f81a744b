export default {
  input: {
    peppol_participant_id: '0188:7999901000001',
    document_type: 'jp_pint_invoice',
    name: '株式会社みどり見本商事',
  },
  output: {},
};
