export default {
  input: { registration_number: '関東財務局長（金商）第9901号', name: '株式会社みどり見本商事' },
  output: {},
};
