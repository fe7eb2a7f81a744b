/** What the examples of the endpoints answer on the sample registry; a test compares them with the real answers. */
export const EXTRACT_INPUT = {"text":"請求書\n請求日 2026年10月31日  請求書番号 INV-2026-1042\n株式会社グリーンフィールド 御中\nトヨタ自動車株式会社\n〒471-8571 愛知県豊田市トヨタ町1番地\nTEL 0565-55-0100  登録番号 T1180301018771\n品目  数量  単価  金額\n部品検査費  2  25,000  50,000\n小計  50,000\n消費税(10%)  5,000\n合計  55,000\nお支払期限 2026年11月30日"};
export const VERIFY_INPUT = {"text":"請求書\n請求日 2026年10月31日  請求書番号 INV-2026-1042\n株式会社グリーンフィールド 御中\nトヨタ自動車株式会社\n〒471-8571 愛知県豊田市トヨタ町1番地\nTEL 0565-55-0100  登録番号 T1180301018771\n品目  数量  単価  金額\n部品検査費  2  25,000  50,000\n小計  50,000\n消費税(10%)  5,000\n合計  55,000\nお支払期限 2026年11月30日"};
export const EXTRACT_OUTPUT = {
  "document_type": "invoice",
  "company": "トヨタ自動車株式会社",
  "supplier_name": "トヨタ自動車株式会社",
  "registration_number": "T1180301018771",
  "corporate_number": "1180301018771",
  "date": "2026-10-31",
  "invoice_date": "2026-10-31",
  "receipt_date": null,
  "issue_date": "2026-10-31",
  "due_date": "2026-11-30",
  "invoice_id": "INV-2026-1042",
  "customer_name": "株式会社グリーンフィールド",
  "transaction_time": null,
  "payment_method": null,
  "payment_terms": null,
  "summary": null,
  "supplier_address": "愛知県豊田市トヨタ町1番地",
  "supplier_phone": "0565-55-0100",
  "postal_code": "471-8571",
  "phone_number": "0565-55-0100",
  "receipt_number": null,
  "notes": null,
  "currency": "JPY",
  "amount": 55000,
  "subtotal": 50000,
  "total": 55000,
  "tax_amount": 5000,
  "tax_rate": 10,
  "tax_breakdown": [
    {
      "rate": 10,
      "taxable_amount": 50000,
      "tax": 5000,
      "basis": "excl"
    }
  ],
  "items": [
    {
      "description": "部品検査費",
      "quantity": 2,
      "unit_price": 25000,
      "amount": 50000,
      "tax_rate": 10,
      "discount": null
    }
  ],
  "tax_included": false,
  "vendor": {
    "name": "トヨタ自動車株式会社",
    "name_en": null,
    "address": "愛知県豊田市トヨタ町1番地",
    "phone": "0565-55-0100",
    "postal_code": "471-8571",
    "registration_number": "T1180301018771",
    "corporate_number": "1180301018771"
  },
  "invoice": {
    "id": "INV-2026-1042",
    "issue_date": "2026-10-31",
    "due_date": "2026-11-30",
    "customer_name": "株式会社グリーンフィールド",
    "payment_terms": null
  },
  "amounts": {
    "currency": "JPY",
    "subtotal": 50000,
    "tax": 5000,
    "total": 55000,
    "payable": 55000,
    "tax_included": false,
    "tax_breakdown": [
      {
        "rate": 10,
        "taxable_amount": 50000,
        "tax": 5000,
        "basis": "excl"
      }
    ],
    "withholding": null,
    "carried_over": null
  },
  "bank_account": null,
  "other_registration_numbers": [],
  "processing": {
    "engine": "structured_ocr",
    "confidence": 0.98,
    "input_type": "text",
    "source": "text",
    "format": "text",
    "pages_processed": 1,
    "pages_total": 1,
    "image_quality": null,
    "image_quality_score": null,
    "ocr_engine": null,
    "ocr_model": null,
    "declared_mime_type_matches": null,
    "pages": []
  },
  "validation": {
    "status": "passed",
    "manual_review_required": false,
    "registry_checked": false,
    "checks": {
      "required_fields": "passed",
      "registration_number_format": "passed",
      "registration_number_checksum": "passed",
      "amount_consistency": "passed",
      "tax_consistency": "passed"
    },
    "tax_rounding": {
      "10": "exact"
    }
  },
  "warnings": [],
  "field_confidence": {
    "company": 0.959,
    "supplier_name": 0.959,
    "registration_number": 0.99,
    "corporate_number": 0.98,
    "date": 0.988,
    "invoice_date": 0.988,
    "amount": 0.965,
    "tax_amount": 0.97,
    "tax_rate": 0.97,
    "issue_date": 0.988,
    "due_date": 0.95,
    "invoice_id": 0.96,
    "subtotal": 0.97,
    "total": 0.985,
    "currency": 0.9,
    "tax_breakdown": 0.97,
    "items": 0.95,
    "customer_name": 0.97,
    "tax_included": 0.97,
    "supplier_address": 0.96,
    "supplier_phone": 0.95,
    "postal_code": 0.95
  },
  "field_sources": {
    "company": "text",
    "supplier_name": "text",
    "registration_number": "text",
    "corporate_number": "parser",
    "date": "text",
    "invoice_date": "text",
    "amount": "text",
    "tax_amount": "text",
    "tax_rate": "parser",
    "issue_date": "text",
    "due_date": "text",
    "invoice_id": "text",
    "subtotal": "text",
    "total": "text",
    "currency": "parser",
    "tax_breakdown": "text",
    "items": "parser",
    "customer_name": "text",
    "tax_included": "parser",
    "supplier_address": "text",
    "supplier_phone": "text",
    "postal_code": "text"
  },
  "field_regions": {},
  "field_evidence": {
    "company": {
      "raw": "トヨタ自動車株式会社",
      "method": "printed",
      "lines": [
        3
      ],
      "region": null
    },
    "supplier_name": {
      "raw": "トヨタ自動車株式会社",
      "method": "printed",
      "lines": [
        3
      ],
      "region": null
    },
    "registration_number": {
      "raw": "T1180301018771",
      "method": "printed",
      "lines": [
        5
      ],
      "region": null
    },
    "corporate_number": {
      "raw": "T1180301018771",
      "method": "printed",
      "lines": [
        5
      ],
      "region": null
    },
    "date": {
      "raw": "2026年10月31日",
      "method": "printed",
      "lines": [
        1
      ],
      "region": null
    },
    "invoice_date": {
      "raw": "2026年10月31日",
      "method": "printed",
      "lines": [
        1
      ],
      "region": null
    },
    "amount": {
      "raw": "55,000",
      "method": "printed",
      "lines": [
        10
      ],
      "region": null
    },
    "tax_amount": {
      "raw": "5,000",
      "method": "printed",
      "lines": [
        9
      ],
      "region": null
    },
    "issue_date": {
      "raw": "2026年10月31日",
      "method": "printed",
      "lines": [
        1
      ],
      "region": null
    },
    "due_date": {
      "raw": "2026年11月30日",
      "method": "printed",
      "lines": [
        11
      ],
      "region": null
    },
    "invoice_id": {
      "raw": "INV-2026-1042",
      "method": "printed",
      "lines": [
        1
      ],
      "region": null
    },
    "subtotal": {
      "raw": "50,000",
      "method": "printed",
      "lines": [
        8
      ],
      "region": null
    },
    "total": {
      "raw": "55,000",
      "method": "printed",
      "lines": [
        10
      ],
      "region": null
    },
    "tax_breakdown": {
      "raw": "5,000",
      "method": "printed",
      "lines": [
        9
      ],
      "region": null
    },
    "items": {
      "raw": "部品検査費",
      "method": "printed",
      "lines": [
        7
      ],
      "region": null
    },
    "customer_name": {
      "raw": "株式会社グリーンフィールド",
      "method": "printed",
      "lines": [
        2
      ],
      "region": null
    },
    "supplier_address": {
      "raw": "愛知県豊田市トヨタ町1番地",
      "method": "printed",
      "lines": [
        4
      ],
      "region": null
    },
    "supplier_phone": {
      "raw": "0565-55-0100",
      "method": "printed",
      "lines": [
        5
      ],
      "region": null
    },
    "postal_code": {
      "raw": "471-8571",
      "method": "printed",
      "lines": [
        4
      ],
      "region": null
    }
  },
  "supplier_name_en": null,
  "supplier_name_en_source": null,
  "supplier_name_en_confidence": null,
  "supplier_address_en": "1 Toyotacho, Toyota-shi, Aichi",
  "supplier_address_en_source": "kana_hepburn",
  "supplier_address_en_confidence": "high",
  "privacy": {
    "image_retention": "not_retained",
    "raw_text_included": false,
    "raw_text_retention": "not_retained"
  },
  "localized": {
    "ja": {
      "document_type_label": "請求書",
      "payment_method_label": null,
      "validation_status_label": "問題は見つかりませんでした",
      "check_labels": {
        "required_fields": "合格",
        "registration_number_format": "合格",
        "registration_number_checksum": "合格",
        "amount_consistency": "合格",
        "tax_consistency": "合格"
      },
      "warning_labels": []
    },
    "en": {
      "document_type_label": "Invoice",
      "payment_method_label": null,
      "validation_status_label": "No problem was found",
      "check_labels": {
        "required_fields": "Passed",
        "registration_number_format": "Passed",
        "registration_number_checksum": "Passed",
        "amount_consistency": "Passed",
        "tax_consistency": "Passed"
      },
      "warning_labels": []
    }
  },
  "response_language": "both"
};
export const VERIFY_EXTRACTION_OUTPUT = {
  "workflow": "jp-invoice.extract-and-verify.v1",
  "extraction": {
    "document_type": "invoice",
    "company": "トヨタ自動車株式会社",
    "supplier_name": "トヨタ自動車株式会社",
    "registration_number": "T1180301018771",
    "corporate_number": "1180301018771",
    "date": "2026-10-31",
    "invoice_date": "2026-10-31",
    "receipt_date": null,
    "issue_date": "2026-10-31",
    "due_date": "2026-11-30",
    "invoice_id": "INV-2026-1042",
    "customer_name": "株式会社グリーンフィールド",
    "transaction_time": null,
    "payment_method": null,
    "payment_terms": null,
    "summary": null,
    "supplier_address": "愛知県豊田市トヨタ町1番地",
    "supplier_phone": "0565-55-0100",
    "postal_code": "471-8571",
    "phone_number": "0565-55-0100",
    "receipt_number": null,
    "notes": null,
    "currency": "JPY",
    "amount": 55000,
    "subtotal": 50000,
    "total": 55000,
    "tax_amount": 5000,
    "tax_rate": 10,
    "tax_breakdown": [
      {
        "rate": 10,
        "taxable_amount": 50000,
        "tax": 5000,
        "basis": "excl"
      }
    ],
    "items": [
      {
        "description": "部品検査費",
        "quantity": 2,
        "unit_price": 25000,
        "amount": 50000,
        "tax_rate": 10,
        "discount": null
      }
    ],
    "tax_included": false,
    "vendor": {
      "name": "トヨタ自動車株式会社",
      "name_en": null,
      "address": "愛知県豊田市トヨタ町1番地",
      "phone": "0565-55-0100",
      "postal_code": "471-8571",
      "registration_number": "T1180301018771",
      "corporate_number": "1180301018771"
    },
    "invoice": {
      "id": "INV-2026-1042",
      "issue_date": "2026-10-31",
      "due_date": "2026-11-30",
      "customer_name": "株式会社グリーンフィールド",
      "payment_terms": null
    },
    "amounts": {
      "currency": "JPY",
      "subtotal": 50000,
      "tax": 5000,
      "total": 55000,
      "payable": 55000,
      "tax_included": false,
      "tax_breakdown": [
        {
          "rate": 10,
          "taxable_amount": 50000,
          "tax": 5000,
          "basis": "excl"
        }
      ],
      "withholding": null,
      "carried_over": null
    },
    "bank_account": null,
    "other_registration_numbers": [],
    "processing": {
      "engine": "structured_ocr",
      "confidence": 0.98,
      "input_type": "text",
      "source": "text",
      "format": "text",
      "pages_processed": 1,
      "pages_total": 1,
      "image_quality": null,
      "image_quality_score": null,
      "ocr_engine": null,
      "ocr_model": null,
      "declared_mime_type_matches": null,
      "pages": []
    },
    "validation": {
      "status": "passed",
      "manual_review_required": false,
      "registry_checked": true,
      "checks": {
        "required_fields": "passed",
        "registration_number_format": "passed",
        "registration_number_checksum": "passed",
        "amount_consistency": "passed",
        "tax_consistency": "passed"
      },
      "tax_rounding": {
        "10": "exact"
      }
    },
    "warnings": [],
    "field_confidence": {
      "company": 0.959,
      "supplier_name": 0.959,
      "registration_number": 0.99,
      "corporate_number": 0.98,
      "date": 0.988,
      "invoice_date": 0.988,
      "amount": 0.965,
      "tax_amount": 0.97,
      "tax_rate": 0.97,
      "issue_date": 0.988,
      "due_date": 0.95,
      "invoice_id": 0.96,
      "subtotal": 0.97,
      "total": 0.985,
      "currency": 0.9,
      "tax_breakdown": 0.97,
      "items": 0.95,
      "customer_name": 0.97,
      "tax_included": 0.97,
      "supplier_address": 0.96,
      "supplier_phone": 0.95,
      "postal_code": 0.95
    },
    "field_sources": {
      "company": "text",
      "supplier_name": "text",
      "registration_number": "text",
      "corporate_number": "parser",
      "date": "text",
      "invoice_date": "text",
      "amount": "text",
      "tax_amount": "text",
      "tax_rate": "parser",
      "issue_date": "text",
      "due_date": "text",
      "invoice_id": "text",
      "subtotal": "text",
      "total": "text",
      "currency": "parser",
      "tax_breakdown": "text",
      "items": "parser",
      "customer_name": "text",
      "tax_included": "parser",
      "supplier_address": "text",
      "supplier_phone": "text",
      "postal_code": "text"
    },
    "field_regions": {},
    "field_evidence": {
      "company": {
        "raw": "トヨタ自動車株式会社",
        "method": "printed",
        "lines": [
          3
        ],
        "region": null
      },
      "supplier_name": {
        "raw": "トヨタ自動車株式会社",
        "method": "printed",
        "lines": [
          3
        ],
        "region": null
      },
      "registration_number": {
        "raw": "T1180301018771",
        "method": "printed",
        "lines": [
          5
        ],
        "region": null
      },
      "corporate_number": {
        "raw": "T1180301018771",
        "method": "printed",
        "lines": [
          5
        ],
        "region": null
      },
      "date": {
        "raw": "2026年10月31日",
        "method": "printed",
        "lines": [
          1
        ],
        "region": null
      },
      "invoice_date": {
        "raw": "2026年10月31日",
        "method": "printed",
        "lines": [
          1
        ],
        "region": null
      },
      "amount": {
        "raw": "55,000",
        "method": "printed",
        "lines": [
          10
        ],
        "region": null
      },
      "tax_amount": {
        "raw": "5,000",
        "method": "printed",
        "lines": [
          9
        ],
        "region": null
      },
      "issue_date": {
        "raw": "2026年10月31日",
        "method": "printed",
        "lines": [
          1
        ],
        "region": null
      },
      "due_date": {
        "raw": "2026年11月30日",
        "method": "printed",
        "lines": [
          11
        ],
        "region": null
      },
      "invoice_id": {
        "raw": "INV-2026-1042",
        "method": "printed",
        "lines": [
          1
        ],
        "region": null
      },
      "subtotal": {
        "raw": "50,000",
        "method": "printed",
        "lines": [
          8
        ],
        "region": null
      },
      "total": {
        "raw": "55,000",
        "method": "printed",
        "lines": [
          10
        ],
        "region": null
      },
      "tax_breakdown": {
        "raw": "5,000",
        "method": "printed",
        "lines": [
          9
        ],
        "region": null
      },
      "items": {
        "raw": "部品検査費",
        "method": "printed",
        "lines": [
          7
        ],
        "region": null
      },
      "customer_name": {
        "raw": "株式会社グリーンフィールド",
        "method": "printed",
        "lines": [
          2
        ],
        "region": null
      },
      "supplier_address": {
        "raw": "愛知県豊田市トヨタ町1番地",
        "method": "printed",
        "lines": [
          4
        ],
        "region": null
      },
      "supplier_phone": {
        "raw": "0565-55-0100",
        "method": "printed",
        "lines": [
          5
        ],
        "region": null
      },
      "postal_code": {
        "raw": "471-8571",
        "method": "printed",
        "lines": [
          4
        ],
        "region": null
      }
    },
    "supplier_name_en": null,
    "supplier_name_en_source": null,
    "supplier_name_en_confidence": null,
    "supplier_address_en": "1 Toyotacho, Toyota-shi, Aichi",
    "supplier_address_en_source": "kana_hepburn",
    "supplier_address_en_confidence": "high",
    "privacy": {
      "image_retention": "not_retained",
      "raw_text_included": false,
      "raw_text_retention": "not_retained"
    },
    "localized": {
      "ja": {
        "document_type_label": "請求書",
        "payment_method_label": null,
        "validation_status_label": "問題は見つかりませんでした",
        "check_labels": {
          "required_fields": "合格",
          "registration_number_format": "合格",
          "registration_number_checksum": "合格",
          "amount_consistency": "合格",
          "tax_consistency": "合格"
        },
        "warning_labels": []
      },
      "en": {
        "document_type_label": "Invoice",
        "payment_method_label": null,
        "validation_status_label": "No problem was found",
        "check_labels": {
          "required_fields": "Passed",
          "registration_number_format": "Passed",
          "registration_number_checksum": "Passed",
          "amount_consistency": "Passed",
          "tax_consistency": "Passed"
        },
        "warning_labels": []
      }
    },
    "response_language": "both"
  },
  "verification": {
    "decision": "verified",
    "decision_label": "登録と発行者が一致しました",
    "decision_label_en": "Registered and issuer confirmed",
    "verdict": "qualified",
    "registration_number": "T1180301018771",
    "registration_status": "registered",
    "registration_status_label": "登録あり",
    "registration_status_label_en": "Registered",
    "format_valid": true,
    "checksum_valid": true,
    "qualified_invoice_registered": true,
    "record_found": true,
    "corporate_number": "1180301018771",
    "entity": "corporation",
    "legal_name": "トヨタ自動車株式会社",
    "registered_name": "トヨタ自動車株式会社",
    "registered_name_en": "TOYOTA MOTOR CORPORATION",
    "legal_name_en": "TOYOTA MOTOR CORPORATION",
    "legal_name_en_source": "nta_official",
    "legal_name_en_confidence": "official",
    "registered_address": "愛知県豊田市トヨタ町１番地",
    "registered_address_en": "1 Toyota-cho, Toyota-shi, Aichi",
    "registered_address_en_source": "nta_official",
    "registered_address_en_confidence": "official",
    "supplier_name": null,
    "supplier_name_en": null,
    "supplier_name_en_source": null,
    "supplier_name_en_confidence": null,
    "company_match": true,
    "address_match": true,
    "risk_flags": [],
    "risk_labels": [],
    "risk_labels_en": [],
    "currency": "JPY",
    "registration_date": "2023-10-01",
    "cancel_date": null,
    "expire_date": null,
    "data_freshness": "sample",
    "data_as_of": "2026-11-15",
    "source": "nta_invoice_registry",
    "evidence": {
      "compared": {
        "name": "exact",
        "address": "same_block"
      },
      "company_data_as_of": "2026-11-15",
      "company_data_freshness": "sample"
    },
    "company": {
      "corporate_number": "1180301018771",
      "name": "トヨタ自動車株式会社",
      "name_en_display": "TOYOTA MOTOR CORPORATION",
      "furigana": "トヨタジドウシャ",
      "status": "active",
      "postal_code": "471-0826",
      "prefecture": "愛知県",
      "city": "豊田市",
      "assignment_date": "2015-10-05",
      "close_date": null,
      "successor_corporate_number": null
    },
    "issuer_resolution": {
      "supplier_name": {
        "ocr": "トヨタ自動車株式会社",
        "registry": "トヨタ自動車株式会社",
        "resolved": "トヨタ自動車株式会社",
        "resolved_source": "nta_corporate_registry"
      },
      "supplier_address": {
        "ocr": "愛知県豊田市トヨタ町1番地",
        "registry": "愛知県豊田市トヨタ町１番地",
        "resolved": "愛知県豊田市トヨタ町１番地",
        "resolved_source": "nta_corporate_registry"
      },
      "supplier_phone": {
        "ocr": "0565-55-0100",
        "registry": null,
        "resolved": "0565-55-0100",
        "resolved_source": "ocr",
        "registry_available": false
      },
      "registry_available_fields": [
        "corporate_number",
        "legal_name",
        "registered_address",
        "postal_code"
      ],
      "registry_unavailable_fields": [
        "phone"
      ]
    },
    "localized": {
      "ja": {
        "decision_label": "登録と発行者が一致しました",
        "registration_status_label": "登録あり",
        "verdict_label": "適格請求書発行事業者です",
        "risk_labels": [],
        "attribution": [
          "出典：国税庁適格請求書発行事業者公表サイト（国税庁）を加工して作成",
          "出典：国税庁法人番号公表サイト（国税庁）を加工して作成"
        ]
      },
      "en": {
        "decision_label": "Registered and issuer confirmed",
        "registration_status_label": "Registered",
        "verdict_label": "Qualified invoice issuer",
        "risk_labels": [],
        "attribution": [
          "Source: NTA Qualified Invoice Issuer Publication Site (National Tax Agency, Japan), processed",
          "Source: NTA Corporate Number Publication Site (National Tax Agency, Japan), processed"
        ]
      }
    },
    "response_language": "both"
  },
  "response_language": "both"
};
